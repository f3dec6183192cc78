/** Numbers of a calculation: how they are read, multiplied, rounded and written. */
import type { Factors } from '../../../../content/schemas/calculation.ts';
import { LOCALES, type Region } from '../../../platform/region/region.ts';
import { capitalized, numberWord } from '../number-words.ts';

const CURRENCIES = { USA: '$', INDIA: '₹' } satisfies Record<Region, string>;

/** A number with its unit: an amount of the edition's currency, or a count of something (hours, people). */
export type Quantity = { value: number; isMoney: boolean };

/** What cannot be computed, in words for its editor. */
export class CalculationError extends Error {}

/** '$21,300', '−₹1,82,400', '97,500': whole units, or `digits` behind the point; a minus before the currency. */
export function formatQuantity({ value, isMoney }: Quantity, region: Region, digits = 0): string {
  const unit = 10 ** digits;
  const rounded = Math.round(value * unit) / unit;
  const format = new Intl.NumberFormat(LOCALES[region], { minimumFractionDigits: digits });
  const currency = isMoney ? CURRENCIES[region] : '';
  return `${rounded < 0 ? '−' : ''}${currency}${format.format(Math.abs(rounded))}`;
}

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

/**
 * @param written a number, or '$0.14', '8 minutes' (as hours), '25%' (as a share), '=name' (a line above, or a
 *   price), '/3' or '/=name' (one by it)
 * @param lines the lines above, by name
 * @throws CalculationError for a line that is not above, and for the other edition's currency
 */
export function readQuantity(
  written: number | string,
  region: Region,
  lines: ReadonlyMap<string, Quantity>,
): Quantity {
  if (typeof written === 'number') return { value: written, isMoney: false };
  if (written.startsWith('/')) {
    const divisor = written.slice(1);
    const number = divisor.startsWith('=') ? divisor : Number(divisor);
    const { value, isMoney } = readQuantity(number, region, lines);
    return { value: 1 / value, isMoney };
  }
  if (written.startsWith('=')) {
    const line = lines.get(written.slice(1));
    if (!line)
      throw new CalculationError(`no line above and no price has the name "${written.slice(1)}"`);
    return line;
  }
  if (/^[$₹]/.test(written)) {
    if (!written.startsWith(CURRENCIES[region]))
      throw new CalculationError(`${written} is not in the currency of the edition ${region}`);
    return { value: toNumber(written.slice(1)), isMoney: true };
  }
  const value = Number.parseFloat(written);
  return { value: written.endsWith('%') ? value / 100 : value / 60, isMoney: false };
}

/** To whole units. 0.1 + 0.2: what is a hair below a half is a half. */
const toWhole = (value: number) => Math.round(value + 1e-6);

const dividesByMoney = (factors: Factors, read: Quantity[]) =>
  Object.values(factors).some(
    (factor, index) => String(factor).startsWith('/') && read[index]?.isMoney,
  );

/** The product of `factors`: whole units of money, or a count; `round` says how else to round. */
export function multiply(
  factors: Factors,
  region: Region,
  lines: ReadonlyMap<string, Quantity>,
  round = toWhole,
): Quantity {
  const all = Object.values(factors).map((factor) => readQuantity(factor, region, lines));
  const value = all.reduce((product, factor) => product * factor.value, 1);
  // An amount divided by an amount counts something: how many of the second are in the first.
  const amounts = all.filter(({ isMoney }) => isMoney);
  const isMoney = amounts.length > 0 && !(amounts.length > 1 && dividesByMoney(factors, all));
  return { value: round(value), isMoney };
}

/** The sum of products: money when its first term is. @throws CalculationError as `multiply` does */
export function addUp(
  terms: Factors[],
  region: Region,
  lines: ReadonlyMap<string, Quantity>,
  round = toWhole,
): Quantity {
  const products = terms.map((factors) => multiply(factors, region, lines, round));
  const value = products.reduce((sum, product) => sum + product.value, 0);
  return { value, isMoney: products[0]?.isMoney ?? false };
}

/** '6' → 'six', '8 minutes' → 'eight minutes', as in running text; an amount and a share stay figures. */
const inWords = (written: string) =>
  written.replace(/^\d(?=$| minutes?$)/, (digit) => numberWord(Number(digit)));

function writtenIn(
  factor: number | string,
  region: Region,
  lines: ReadonlyMap<string, Quantity>,
): string {
  if (typeof factor === 'number') return new Intl.NumberFormat(LOCALES[region]).format(factor);
  return factor.startsWith('=')
    ? formatQuantity(readQuantity(factor, region, lines), region)
    : factor;
}

/**
 * `text` with each [noun] as its number is written in the edition: below ten in words, unless the text is an
 * arithmetic one (×). @throws CalculationError for a noun that is not among the factors
 */
export function quoteFactors(
  text: string,
  factors: Factors,
  region: Region,
  lines: ReadonlyMap<string, Quantity>,
): string {
  const isArithmetic = text.includes('×');
  return text.replace(/\[([a-z][a-z0-9-]*)\]/g, (_, noun: string, position: number) => {
    const factor = factors[noun];
    if (factor === undefined)
      throw new CalculationError(`[${noun}] is not among what is multiplied`);
    const figures = writtenIn(factor, region, lines);
    const words = isArithmetic ? figures : inWords(figures);
    return position === 0 ? capitalized(words) : words;
  });
}
