/** The months in which a plan may begin, in the words of each edition. */

import { LOCALES, type Region } from '../../platform/region/region.ts';
import { getMessages } from '../../site/content/messages.ts';
import { MONTHS, SOON } from './plans.ts';

/** @returns the choices of the field `start`, soonest first */
export function startOptions(region: Region): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(LOCALES[region], { month: 'long', timeZone: 'UTC' });
  return [
    { value: SOON, label: getMessages(region).signUpForm.startSoon },
    ...MONTHS.map((value, index) => ({ value, label: format.format(Date.UTC(2026, index)) })),
  ];
}
