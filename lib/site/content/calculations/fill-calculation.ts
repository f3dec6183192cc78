/** A worked calculation of a page with its amounts, its fee and its result. */
import type { RichText } from '../../../../content/schemas/parts.ts';
import type { Region } from '../../../platform/region/region.ts';
import type { RawSectionOf } from '../section-fill.ts';
import { type Evaluation, evaluate, type FeeLine, type PriceList } from './evaluate.ts';
import { formatQuantity } from './quantity.ts';

type Section = RawSectionOf<'return-of-investment'>;
/** How a fee is counted, in words: 'users' → '{count} users × {price} × 12 months'. */
export type FeeWords = Record<FeeLine['basis'], string>;

/** What `section` comes to, or undefined when it is not computed. @throws CalculationError */
export function evaluateSection(
  { rows, counts }: Section,
  prices: PriceList,
  region: Region,
): Evaluation | undefined {
  if (!counts) return undefined;
  return evaluate(
    rows.map(({ as, of = {}, less }) => ({ as, of, less })),
    counts,
    prices,
    region,
  );
}

const html = (text: string): RichText => ({ html: text });

/** @param words how a fee is counted @returns the section as it is shown */
export function fillCalculation(
  section: Section,
  prices: PriceList,
  words: FeeWords,
  region: Region,
): Section {
  const found = evaluateSection(section, prices, region);
  const { counts } = section;
  if (!found || !counts) return section;
  const rows = section.rows.map((row, index) => {
    const line = found.lines[index];
    return {
      term: row.term,
      ...(line && { amount: line.amount }),
      ...(row.text && { text: html(line?.quote(row.text.html) ?? row.text.html) }),
    };
  });
  const count = (value: number) => formatQuantity({ value, isMoney: false }, region);
  const fees = found.fees.map(({ term, amount, basis, ...fee }) => ({
    term,
    amount,
    text: html(words[basis].replace('{count}', count(fee.count)).replace('{price}', fee.price)),
  }));
  const isLoss = found.result < 0;
  const amount = formatQuantity({ value: found.result, isMoney: true }, region);
  return {
    ...section,
    rows: [...rows, ...fees],
    result: { term: (isLoss && counts.loss) || section.result.term, amount },
    note:
      isLoss && counts.instead ? html(`${counts.instead.html} ${section.note.html}`) : section.note,
  };
}
