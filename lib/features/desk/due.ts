/**
 * By when the desk owes an answer: what the site promises. Of the support annex it is the strictest, since the desk's
 * list does not know which customers have one. Its hours go by the clock, weekends too, as the acknowledgement says; they
 * end before the working day that Free and Premium are told, so whoever keeps them keeps both.
 */
import 'server-only';
import { type Region, TIME_ZONES } from '../../platform/region/region.ts';
import { factOf } from '../../site/content/brand.ts';
import { offices } from '../../site/content/offices.ts';
import type { SubmissionRow } from '../submissions/rows/desk.ts';
import type { Promised } from '../submissions/rows/due.ts';
import { urgencyOf } from '../submissions/urgency.ts';
import { afterWorkingMinutes, readHours, type WorkingHours } from './working-time.ts';

const MINUTE_MS = 60_000;
const UNITS: Partial<Record<string, number>> = { minutes: 1, hours: 60 };

/** @returns the minutes of '30 minutes' or '4 hours'. @throws Error when it is written in another way */
function minutesOf(words: string): number {
  const [, count, unit = ''] = /^(\d+) (minutes|hours)$/.exec(words) ?? [];
  const minutes = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (Number.isNaN(minutes)) throw new Error(`facts.yaml: write '${words}' like '30 minutes'`);
  return minutes;
}

/** The opening hours of the edition's first office. */
export const deskHours = (region: Region): WorkingHours =>
  readHours(offices(region)[0]?.hours ?? '', TIME_ZONES[region]);

/** How soon the desk owes an answer; the list is sorted by it. */
export const promisedIn = (region: Region): Promised => ({
  stopped: minutesOf(factOf('response-urgent', region)),
  slowed: minutesOf(factOf('response-high', region)),
  hours: deskHours(region),
});

type Row = Pick<SubmissionRow, 'kind' | 'details' | 'region' | 'status' | 'waitingSince'>;

/** @returns undefined of what is not the desk's turn */
export function dueAt(row: Row): Date | undefined {
  const { region, status, waitingSince } = row;
  if (status !== 'new') return undefined;
  const urgency = urgencyOf(row);
  const { hours, ...promised } = promisedIn(region);
  // Within one working day: as many minutes as one has.
  if (urgency === 'usual')
    return afterWorkingMinutes(waitingSince, hours.closes - hours.opens, hours);
  return new Date(waitingSince.getTime() + promised[urgency] * MINUTE_MS);
}
