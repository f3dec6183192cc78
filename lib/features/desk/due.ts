/**
 * By when the desk owes an answer: what the site promises. Of the support annex it is the strictest, since the desk's
 * list does not know which customers have one.
 */
import 'server-only';
import { type Region, TIME_ZONES } from '../../platform/region/region.ts';
import { factOf } from '../../site/content/brand.ts';
import { offices } from '../../site/content/offices.ts';
import type { SubmissionRow } from '../submissions/rows/desk.ts';
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

type Row = Pick<SubmissionRow, 'kind' | 'details' | 'region' | 'status' | 'waitingSince'>;

/** @returns undefined of what is not the desk's turn */
export function dueAt(row: Row): Date | undefined {
  const { region, status, waitingSince } = row;
  if (status !== 'new') return undefined;
  const urgency = urgencyOf(row);
  // Within one working day: as many minutes as one has.
  const hours = deskHours(region);
  if (urgency === 'usual')
    return afterWorkingMinutes(waitingSince, hours.closes - hours.opens, hours);
  const fact = urgency === 'stopped' ? 'response-urgent' : 'response-high';
  return new Date(waitingSince.getTime() + minutesOf(factOf(fact, region)) * MINUTE_MS);
}
