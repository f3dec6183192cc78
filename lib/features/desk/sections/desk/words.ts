/** What the parts of the desk's screen share: its words, and how a moment and a day are written. */

import type { SubmissionKind } from '@/lib/features/submissions/kinds';
import { LOCALES, type Region, TIME_ZONES } from '@/lib/platform/region/region';
import type { Messages } from '@/lib/site/content/messages';

export type DeskWords = Messages['desk'];
export type KindWords = Record<SubmissionKind, string>;

/** As the clock of the desk shows it. */
export const moment = (iso: string, region: Region) =>
  new Intl.DateTimeFormat(LOCALES[region], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONES[region],
  }).format(new Date(iso));

/** A day, which is the same on every clock. */
export const day = (iso: string, region: Region) =>
  new Intl.DateTimeFormat(LOCALES[region], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(iso),
  );
