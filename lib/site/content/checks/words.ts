/** Is each edition's text in its own spelling? */
import { misspelt } from '../spelling.ts';
import { textsOf } from '../texts.ts';
import type { Corpus, RegionalProblem } from './corpus.ts';

/** Text for both editions is written as in the USA; only what INDIA has alone is written as there. */
export function checkSpelling({ pages, site }: Corpus): RegionalProblem[] {
  return [...pages, ...site].flatMap((entry) =>
    textsOf(entry.schema, entry.value).flatMap(({ path, text }) => {
      if (entry.region === 'INDIA' && !entry.isRegional(path)) return [];
      const words = text.replace(/\{[\w.:-]+\}/g, '');
      const country = entry.region === 'USA' ? 'US' : 'Indian';
      return misspelt(words, entry.region).map(({ word, mend }) =>
        entry.problem(path, `"${word}" is not ${country} spelling. Write "${mend}"`),
      );
    }),
  );
}
