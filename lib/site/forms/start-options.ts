/** When something that is ordered may begin, in the words of each edition. */

import { LOCALES, type Region } from '../../platform/region/region.ts';
import { getMessages } from '../content/messages.ts';

/** When it begins: soon, or on the first of a month, which is always the next one of that name. */
export const SOON = 'soon';
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
export const STARTS = [SOON, ...MONTHS] as const;

/** @returns the choices of the field `start`, soonest first */
export function startOptions(region: Region): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(LOCALES[region], { month: 'long', timeZone: 'UTC' });
  return [
    { value: SOON, label: getMessages(region).signUpForm.startSoon },
    ...MONTHS.map((value, index) => ({ value, label: format.format(Date.UTC(2026, index)) })),
  ];
}
