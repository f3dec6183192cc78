/** Prices as people of an edition write them: $10, ₹400, $5–6 million, ₹9–11 crore. */
import { LOCALES, type Region } from '../../platform/region/region.ts';

const CURRENCIES = { USA: '$', INDIA: '₹' } satisfies Record<Region, string>;
/** From here on in words: 5 million, 9 crore. */
const IN_WORDS = 1_000_000;

/** An amount, or the lowest and the highest one, in the edition's figures. */
function write(amount: number | [number, number], region: Region, how?: Intl.NumberFormatOptions) {
  const [low, high] = [amount].flat() as [number, number?];
  const format = new Intl.NumberFormat(LOCALES[region], how);
  return high === undefined ? format.format(low) : format.formatRange(low, high);
}

/** '5 million', '9–11 crore'. Beside a figure the narrow space of U+202F is hardly seen. */
export const inWords = (amount: number | [number, number], region: Region): string =>
  write(amount, region, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 2,
  }).replaceAll('\u202f', '\u00a0');

/** @param price an amount, or the lowest and the highest one, in the edition's currency */
export function formatPrice(price: number | [number, number], region: Region): string {
  const [low = 0] = [price].flat();
  return CURRENCIES[region] + (low >= IN_WORDS ? inWords(price, region) : write(price, region));
}

type Price = number | [number, number];

/** 'price:cori.premium' → '$10', for every price of the file. */
export function priceTokens(
  prices: Record<string, Record<string, Price>>,
  region: Region,
): [string, string][] {
  return Object.entries(prices).flatMap(([group, list]) =>
    Object.entries(list).map(([name, price]): [string, string] => [
      `price:${group}.${name}`,
      formatPrice(price, region),
    ]),
  );
}
