/**
 * Time as a desk works it: the minutes between two moments that lie within its opening hours, Monday to
 * Friday. Public holidays count as working days, because which ones a desk keeps changes every year; an
 * answer after a holiday therefore looks slower here than it was.
 */
import { OPENING_HOURS } from '../../../content/schemas/site.ts';

export type WorkingHours = {
  /** IANA name, such as 'America/New_York'. */
  timeZone: string;
  /** In minutes after midnight of that zone. */
  opens: number;
  closes: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEKEND = [0, 6];

/** One a time zone: making one takes many times as long as asking it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of `timeZone` are ahead of UTC at `instant`, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  const name = clock.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  // 'GMT-05:00', and 'GMT' for none.
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** The instant at which the clocks of `timeZone` show `minutes` after midnight of the `day` (UTC midnight). */
function instantOf(day: number, minutes: number, timeZone: string): number {
  const shown = day + minutes * MINUTE_MS;
  // Clocks change at night, never within opening hours, so the offset found here is the right one.
  return shown - offsetAt(shown - offsetAt(shown, timeZone), timeZone);
}

/** The working spans from `start` on, in ms: each day's hours, the first one cut to begin at `start`. */
function* workingSpans(start: number, { timeZone, opens, closes }: WorkingHours) {
  const firstShown = start + offsetAt(start, timeZone);
  for (let day = Math.floor(firstShown / DAY_MS) * DAY_MS; ; day += DAY_MS) {
    if (WEEKEND.includes(new Date(day).getUTCDay())) continue;
    const opening = Math.max(start, instantOf(day, opens, timeZone));
    const closing = instantOf(day, closes, timeZone);
    if (closing > opening) yield [opening, closing] as const;
  }
}

/** @returns whole minutes within `hours` between `from` and `to`; 0 when `to` is not later */
export function workingMinutes(from: Date, to: Date, hours: WorkingHours): number {
  const end = to.getTime();
  let worked = 0;
  for (const [opening, closing] of workingSpans(from.getTime(), hours)) {
    if (opening >= end) break;
    worked += Math.min(end, closing) - opening;
  }
  return Math.round(worked / MINUTE_MS);
}

/** @returns when so many `minutes` within `hours` have passed since `from` */
export function afterWorkingMinutes(from: Date, minutes: number, hours: WorkingHours): Date {
  let left = minutes * MINUTE_MS;
  for (const [opening, closing] of workingSpans(from.getTime(), hours)) {
    if (opening + left <= closing) return new Date(opening + left);
    left -= closing - opening;
  }
  return from;
}

/** @returns the middle one, or the mean of the two in the middle; undefined of nothing */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
}

/**
 * Reads the opening hours that the contact page shows: 'Monday to Friday, 9:30 am to 6:30 pm IST'.
 * @throws Error when they are written in another way
 */
export function readHours(text: string, timeZone: string): WorkingHours {
  const found = OPENING_HOURS.exec(text);
  if (!found)
    throw new Error(`offices.yaml: write the hours like 'Monday to Friday, 9:30 am to 6:30 pm'`);
  const minutes = (hour = '', minute = '', half = '') =>
    ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute);
  return {
    timeZone,
    opens: minutes(...found.slice(1, 4)),
    closes: minutes(...found.slice(4, 7)),
  };
}
