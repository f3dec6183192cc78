/** Does a text type out what it should quote of content/site/offices.yaml: how many there are, when they are open? */
import type { Office } from '../../../../content/schemas/site.ts';
import type { Region } from '../../../platform/region/region.ts';
import { partsOfHours } from '../office-tokens.ts';
import { textsOf } from '../texts.ts';
import type { Corpus, RegionalProblem } from './corpus.ts';

/** 'our three offices', '{fact:employees} people in six offices'. Those of a customer, or some of ours, may be counted. */
const COUNT =
  /\b(?:our|these|one of|(?<=\{fact:employees\} )(?:people|employees) in) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:(?:US|American|Indian) )?(?:offices?|cities)\b/gi;

/** The hours of each office as a text may type them, with the token to write. */
function hoursIn(offices: readonly Office[]): [RegExp, string][] {
  return offices.flatMap(({ id, hours }) => {
    const { opens, closes } = partsOfHours(hours);
    const loose = (time: string) => time.replace(':00', '(?::00)?');
    const typed = `\\b${loose(opens)} (?:to|and|–) ${loose(closes)}\\b`;
    return [[new RegExp(typed, 'i'), `{hours:${id}.opens} to {hours:${id}.closes}`]];
  });
}

/** @param offices by edition, as the file has them */
export function checkOffices(
  { pages, site }: Corpus,
  offices: Record<Region, readonly Office[]>,
): RegionalProblem[] {
  const hours = { USA: hoursIn(offices.USA), INDIA: hoursIn(offices.INDIA) };
  return [...pages, ...site].flatMap(({ region, schema, value, typed, problem }) =>
    textsOf(schema, value).flatMap(({ path }) => {
      const text = typed(path);
      const counts = [...text.matchAll(COUNT)].map(([found]) =>
        problem(
          path,
          `"${found}" counts offices by hand. Write {offices}, or {offices:own} for those of the edition's country`,
        ),
      );
      const [first] = hours[region].filter(([pattern]) => pattern.test(text));
      if (!first) return counts;
      const found = first[0].exec(text)?.[0];
      return [
        ...counts,
        problem(path, `"${found}" types opening hours by hand. Write ${first[1]}, or {hours:desk}`),
      ];
    }),
  );
}
