/** What the parts of the desk's screen share: its words, and how a moment and a day are written. */

import type { SubmissionKind } from '@/lib/features/submissions/kinds';
import { LOCALES, type Region, TIME_ZONES } from '@/lib/platform/region/region';
import type { Messages } from '@/lib/site/content/messages';

export type DeskWords = Messages['desk'];
export type KindWords = Record<SubmissionKind, string>;

/** As the clock of the desk shows it, which it names: not all who answer sit there. */
export const moment = (iso: string, region: Region) =>
  new Intl.DateTimeFormat(LOCALES[region], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONES[region],
    timeZoneName: 'short',
  }).format(new Date(iso));

/** A day, which is the same on every clock. */
export const day = (iso: string, region: Region) =>
  new Intl.DateTimeFormat(LOCALES[region], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(iso),
  );

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
];

/** How long ago it was, in the largest unit that fits: '3 hours ago'. */
export function ago(iso: string, region: Region, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000));
  const [unit, size] = SPANS.find(([, span]) => minutes >= span) ?? (['minute', 1] as const);
  const format = new Intl.RelativeTimeFormat(LOCALES[region], { numeric: 'auto' });
  return format.format(-Math.floor(minutes / size), unit);
}
