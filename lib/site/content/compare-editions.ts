/** How much of a page the two editions share, text by text. */
import type { z } from 'zod';
import type { Region } from '../../platform/region/region.ts';
import { toIndianEnglish } from './spelling.ts';
import { countWords, textsOf } from './texts.ts';

export type Comparison = {
  /** `missing`: a text that only one edition has. `same`: at most the spelling differs. */
  verdict: 'same' | 'adapted' | 'missing';
  /** How many texts there are in all. */
  texts: number;
  same: number;
  /** Different by spelling alone. */
  spelled: number;
  adapted: number;
  missing: number;
  /** Words of the USA edition. */
  words: number;
};

/** Compares the texts of both editions, which fit `schema`, field by field. */
export function compareEditions(schema: z.ZodType, editions: Record<Region, unknown>): Comparison {
  const textsIn = (region: Region) =>
    new Map(textsOf(schema, editions[region]).map(({ field, text }) => [field, text]));
  const [usa, india] = [textsIn('USA'), textsIn('INDIA')];
  const fields = new Set([...usa.keys(), ...india.keys()]);
  const counts = { same: 0, spelled: 0, adapted: 0, missing: 0 };
  for (const field of fields) {
    const [here, there] = [usa.get(field), india.get(field)];
    if (here === undefined || there === undefined) counts.missing += 1;
    else if (here === there) counts.same += 1;
    else if (toIndianEnglish(here) === there) counts.spelled += 1;
    else counts.adapted += 1;
  }
  const verdict = counts.missing > 0 ? 'missing' : counts.adapted > 0 ? 'adapted' : 'same';
  const words = countWords([...usa.values()].join(' '));
  return { verdict, texts: fields.size, ...counts, words };
}

/** Of `pages` the `most` of which an edition has the largest share for itself, in the order of `pages`. */
export function mostDifferent<Page extends Comparison>(
  pages: readonly Page[],
  most: number,
): Page[] {
  const own = ({ adapted, missing, texts }: Page) => (adapted + missing) / texts;
  const shown = new Set(pages.toSorted((a, b) => own(b) - own(a)).slice(0, most));
  return pages.filter((page) => shown.has(page));
}
