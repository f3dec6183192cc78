/** Does a text say something else of the company than content/site/facts.yaml? */
import type { Facts } from '../../../../content/schemas/site.ts';
import type { Region } from '../../../platform/region/region.ts';
import type { RegionalProblem } from './corpus.ts';
import type { Written } from './written.ts';

type Fact = { name: string; words: string; pattern: RegExp };

/** Each expression with the fact that it would contradict. */
function expressionsOf(facts: Facts): Fact[] {
  return Object.entries(facts).flatMap(([name, { words, contradictions = [] }]) =>
    contradictions.map((source) => ({ name, words, pattern: new RegExp(source, 'giu') })),
  );
}

/** '64' is no part of '640'. */
const isPartOf = (part: string, words: string) =>
  new RegExp(`(?<![\\w,])${RegExp.escape(part)}(?![\\w])`, 'i').test(words);

/** Every place at which one of `texts` contradicts a fact of its edition. */
export function checkFacts(texts: Written[], facts: Record<Region, Facts>): RegionalProblem[] {
  const expressions = { USA: expressionsOf(facts.USA), INDIA: expressionsOf(facts.INDIA) };
  return texts.flatMap(({ text, region, problem }) =>
    expressions[region].flatMap(({ name, words, pattern }) =>
      [...text.matchAll(pattern)]
        .filter(([, part]) => part === undefined || !isPartOf(part, words))
        .map(([found]) =>
          problem(
            `"${found}" contradicts the fact "${name}": ${words}. Write {fact:${name}}, or say what else is meant`,
          ),
        ),
    ),
  );
}
