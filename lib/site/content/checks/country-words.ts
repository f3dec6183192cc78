/** Does an edition name a law, an office or money that the other country alone has? */
import type { CountryWords } from '../../../../content/schemas/site.ts';
import { REGIONS, type Region } from '../../../platform/region/region.ts';
import type { Corpus, RegionalProblem } from './corpus.ts';
import type { Written } from './written.ts';

const FILE = 'site/country-words.yaml';

/** The list of each edition as `corpus` has it; empty when it could not be read. */
export function countryWordsOf({ site }: Corpus): Record<Region, string[]> {
  const of = (region: Region) => {
    const list = site.find((entry) => entry.file === FILE && entry.region === region);
    return ((list?.value ?? { words: [] }) as CountryWords).words;
  };
  return { USA: of('USA'), INDIA: of('INDIA') };
}

/** 'ADA' is no part of 'CANADA', while '$' stands before any figure. */
const whole = (word: string) =>
  `${/^\w/.test(word) ? '(?<![\\w-])' : ''}${RegExp.escape(word)}${/\w$/.test(word) ? '(?!\\w)' : ''}`;

/** Finds any of `words`: those in small letters however they are written. */
function patternsOf(words: string[]): RegExp[] {
  const anyCase = words.filter((word) => word === word.toLowerCase());
  const exact = words.filter((word) => !anyCase.includes(word));
  return [
    ...(anyCase.length > 0 ? [new RegExp(anyCase.map(whole).join('|'), 'giu')] : []),
    ...(exact.length > 0 ? [new RegExp(exact.map(whole).join('|'), 'gu')] : []),
  ];
}

/** Every place at which one of `texts` says what belongs to another country than its own. */
export function checkCountryWords(
  texts: Written[],
  words: Record<Region, string[]>,
): RegionalProblem[] {
  const foreign = (region: Region) =>
    REGIONS.filter((other) => other !== region).flatMap((other) =>
      patternsOf(words[other]).map((pattern) => ({ other, pattern })),
    );
  const patterns = { USA: foreign('USA'), INDIA: foreign('INDIA') };
  return texts.flatMap(({ text, region, problem }) =>
    patterns[region].flatMap(({ other, pattern }) =>
      [...text.matchAll(pattern)].map(([found]) =>
        problem(
          `"${found}" is of the other country, ${other}. Write what there is in ${region}, or take the word out of content/${FILE}`,
        ),
      ),
    ),
  );
}
