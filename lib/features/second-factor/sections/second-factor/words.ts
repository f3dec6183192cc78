/** What the parts of the section are given to say. */
import type { Messages } from '@/lib/site/content/messages';

export type FactorWords = Messages['secondFactor'];

/** A moment as a day, in the language of the page. */
export const dayOf = (moment: string) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(
    new Date(moment),
  );
