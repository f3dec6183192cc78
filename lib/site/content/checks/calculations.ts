/** Does every calculation say who is counted, take our fee off, and come to a result that can be printed? */
import { prices } from '../brand.ts';
import { evaluateSection } from '../calculations/fill-calculation.ts';
import { CalculationError } from '../calculations/quantity.ts';
import { comeTo } from '../calculations/typed-amounts.ts';
import type { RawSectionOf } from '../section-fill.ts';
import type { PageEntry, RegionalProblem } from './corpus.ts';

const TYPED =
  'is a calculation without users and fee. Write `counts` and what is multiplied (`of`), or in `unpriced` why no price of ours belongs into it';

/** What is wrong with one calculation, in words; undefined when nothing is. */
export function mistakeOf(
  section: RawSectionOf<'return-of-investment'>,
  evaluateIt: () => unknown,
): string | undefined {
  const { rows, result, counts, unpriced } = section;
  if (!counts && !unpriced) return TYPED;
  if (counts && unpriced) return 'has `counts` and `unpriced`. Remove one of the two';
  if (!counts) {
    const amounts = rows.flatMap(({ amount }) => amount ?? []);
    if (amounts.length < rows.length || !result.amount)
      return 'is `unpriced`: type an amount in every row and in the result';
    return comeTo(amounts, result.amount)
      ? undefined
      : `has amounts that neither add up to ${result.amount} nor multiply to it`;
  }
  if (result.amount || rows.some(({ amount, of }) => amount || !of))
    return 'has `counts`: give every row its `of`, and no amount to a row or to the result';
  try {
    evaluateIt();
    return undefined;
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return error.message;
  }
}

/** Every calculation on `pages` that breaks the rule, each at its section. */
export function checkCalculations(pages: PageEntry[]): RegionalProblem[] {
  return pages.flatMap(({ value, region, problem }) =>
    value.sections.flatMap((section, index) => {
      if (section.type !== 'return-of-investment') return [];
      const reason = mistakeOf(section, () => {
        const found = evaluateSection(section, prices[region], region);
        for (const [row, { text }] of section.rows.entries())
          if (text) found?.lines[row]?.quote(text.html);
      });
      return reason ? [problem(['sections', index], reason)] : [];
    }),
  );
}
