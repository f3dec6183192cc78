/** Does every sum follow from what it is made of: a price that is multiplied, a claim that is counted? */
import type { z } from 'zod';
import type { claims as claimsSchema } from '../../../../content/schemas/site.ts';
import type { Region } from '../../../platform/region/region.ts';
import { tokens } from '../brand.ts';
import { readAmount } from '../calculations/typed-amounts.ts';
import { textsOf } from '../texts.ts';
import type { Corpus, RegionalProblem } from './corpus.ts';

const TOKEN = /\{[\w.:-]+\}/g;
const AMOUNT = /[$₹]\d[\d,.]*\d(?: (?:million|lakh|crore))?/g;
/** '26 × {price:cori.premium}', '{price:cori.premium} × 12'. */
const MULTIPLIED = /×\s*\{price:|\{price:[\w.-]+\}\s*×/;
/** '80', '2,000'; not '5G' or '1.5'. */
const COUNT = /(?<![\w,.])\d[\d,]*(?![\d,.]*\w)/g;
const PLURAL = 2;

const numberOf = (text = '') => Number(text.replaceAll(',', ''));
const amountsIn = (text: string) => text.replace(TOKEN, '').match(AMOUNT) ?? [];

/** What one person, or one contract, pays in a year: CORI's prices are for a month, all others for a year. */
const yearlyPrices = (region: Region): number[] =>
  [...tokens[region]].flatMap(([name, words]) => {
    const price = name.startsWith('price:') ? readAmount(words) : undefined;
    return price ? [price * (name.startsWith('price:cori') ? 12 : 1)] : [];
  });

/** The texts that are read together with the one at `path`: those of its row, of its list. */
function textsBeside(value: unknown, path: (string | number)[]): string {
  let node = value;
  for (const key of path.slice(0, -1)) node = (node as Record<string | number, unknown>)[key];
  return Object.values(node as object)
    .map((each) => (typeof each === 'object' ? (each?.html ?? '') : String(each)))
    .join(' ');
}

/** Whether '$9,600' is what a count `beside` it pays in a year at one of `prices`. */
function isOurBill(sum: string, beside: string, prices: number[]): boolean {
  const counts = (beside.replace(AMOUNT, '').match(COUNT) ?? []).map(numberOf);
  return counts.some(
    (count) => count >= PLURAL && prices.some((price) => count * price === readAmount(sum)),
  );
}

/** Every amount that is typed where a price is multiplied, or that is what so many people pay in a year. */
export function checkTypedSums({ pages, site }: Corpus): RegionalProblem[] {
  const prices = { USA: yearlyPrices('USA'), INDIA: yearlyPrices('INDIA') };
  return [...pages, ...site].flatMap((entry) =>
    textsOf(entry.schema, entry.value).flatMap(({ path }) => {
      const text = entry.typed(path);
      const beside = [...path.slice(0, -1), 'amount'];
      const multiplied = MULTIPLIED.test(text)
        ? [path, beside].flatMap((place) =>
            amountsIn(entry.typed(place))
              .slice(0, 1)
              .map((sum) => ({ place, sum })),
          )
        : [];
      const billed = amountsIn(text)
        .filter((sum) => isOurBill(sum, textsBeside(entry.value, path), prices[entry.region]))
        .map((sum) => ({ place: path, sum }));
      return (multiplied.length > 0 ? multiplied : billed).map(({ place, sum }) =>
        entry.problem(
          place,
          `a sum typed by hand: ${sum}. It would not follow the price. Add it to content/site/calculations.yaml and write {calculation:its-name.its-line}`,
        ),
      );
    }),
  );
}

const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)';

/** What a ground counts, and the share that follows from it in percent. */
const SHARES: [RegExp, (first: number, second: number) => number][] = [
  // '208 of 212 milestones'
  [new RegExp(`\\b${NUMBER} of ${NUMBER}\\b`), (part, whole) => (part / whole) * 100],
  // '9.5, then 5.7 hours': how much less
  [new RegExp(`\\b${NUMBER}, then ${NUMBER}\\b`), (before, after) => (1 - after / before) * 100],
  // '60% before, 75% after, a rise of 25%'
  [
    new RegExp(`\\b${NUMBER}%[^;]*?, ${NUMBER}%[^;]*?, a rise of`),
    (before, after) => (after / before - 1) * 100,
  ],
];
const PRODUCT = /((?:[$₹]?\d[\d,.]* × )+[$₹]?\d[\d,.]*\d) = ([$₹]?\d[\d,.]*\d)/;

type Claim = Pick<z.infer<typeof claimsSchema>[number], 'figure' | 'basis'>;

/** What in `claim` does not follow, in words; undefined where everything does, or nothing is computed. */
export function contradictionIn({ figure, basis }: Claim): string | undefined {
  const share = /^(\d+)%$/.exec(figure)?.[1];
  for (const [pattern, compute] of SHARES) {
    const [found, first, second] = pattern.exec(basis) ?? [];
    if (!found || share === undefined) continue;
    const follows = Math.round(compute(numberOf(first), numberOf(second)));
    if (follows !== Number(share))
      return `the figure ${figure} does not follow from "${found}", which makes ${follows}%. Change one of the two, and the wording`;
  }
  const [, factors, result = ''] = PRODUCT.exec(basis) ?? [];
  if (!factors) return undefined;
  const product = factors.split(' × ').reduce((all, each) => all * (readAmount(each) ?? 1), 1);
  if (Math.abs(product - (readAmount(result) ?? 0)) > 0.5)
    return `"${factors} = ${result}" is not so: it makes ${product.toLocaleString('en-US')}. Correct it, or quote it from content/site/calculations.yaml`;
  const least = readAmount(figure);
  return least !== undefined && least > product
    ? `the figure ${figure} is more than its basis makes, ${result}. Write a lower one, in the wording too`
    : undefined;
}

/** Every claim whose figure no longer follows from its basis. */
export function checkClaimFigures({ site }: Corpus): RegionalProblem[] {
  return site.flatMap(({ file, value, problem }) =>
    file !== 'site/claims.yaml'
      ? []
      : (value as Claim[]).flatMap((claim, index) => {
          const reason = contradictionIn(claim);
          return reason ? [problem([index, 'figure'], reason)] : [];
        }),
  );
}
