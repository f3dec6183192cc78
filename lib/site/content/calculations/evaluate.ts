/**
 * The one rule for every calculation on the site: what is saved, less what the plan costs those who are counted,
 * and the result even where it is negative. Pure: the build, the checks and the report call the same.
 */
import type { Counts, Factors } from '../../../../content/schemas/calculation.ts';
import type { Region } from '../../../platform/region/region.ts';
import { formatPrice } from '../prices.ts';
import {
  CalculationError,
  formatQuantity,
  multiply,
  type Quantity,
  quoteFactors,
} from './quantity.ts';

type Price = number | [number, number];
export type PriceList = Readonly<Record<string, Readonly<Record<string, Price>>>>;

/** A line as it is written: `less` takes it off. */
export type WrittenLine = { as?: string | undefined; of: Factors; less?: boolean | undefined };
export type Line = Quantity & { amount: string; quote: (text: string) => string };
/** A price that is taken off. `basis` says what it is multiplied with, `count` how often. */
export type FeeLine = {
  term: string;
  value: number;
  amount: string;
  price: string;
  basis: 'users' | 'user-months' | 'employees' | 'fixed';
  count: number;
};
export type Evaluation = {
  /** People with an active record; and their months, 12 for each who stays all year. */
  users: number;
  userMonths: number;
  lines: Line[];
  fees: FeeLine[];
  /** In whole units of the edition's currency. The result is negative where the plan costs more. */
  saved: number;
  fee: number;
  result: number;
};

/** How a group of prices is charged. */
const BASES = { cori: 'month', 'cori-3': 'month', hcm: 'year', code: 'fixed' } as const;

/** Every price by its name, in whole units; of a range the upper end, and the lower one as `.least`. */
export const pricesByName = (prices: PriceList): [string, Quantity][] =>
  Object.entries(prices).flatMap(([group, list]) =>
    Object.entries(list).flatMap(([name, price]): [string, Quantity][] => {
      const [least = 0, most = least] = [price].flat();
      const named = `${group}.${name}`;
      return [
        [named, { value: most, isMoney: true }],
        [`${named}.least`, { value: least, isMoney: true }],
      ];
    }),
  );

/** Each line with its amount, in order; a line may name a price, and those above it. @throws CalculationError */
export function evaluateLines(
  written: WrittenLine[],
  region: Region,
  prices: PriceList = {},
): Line[] {
  const known = new Map<string, Quantity>(pricesByName(prices));
  return written.map(({ as, of, less }) => {
    const { value, isMoney } = multiply(of, region, known);
    const above = new Map(known);
    if (as) known.set(as, { value, isMoney });
    const signed = { value: less ? -value : value, isMoney };
    return {
      ...signed,
      amount: formatQuantity(signed, region),
      quote: (text) => quoteFactors(text, of, region, above),
    };
  });
}

function feeOf(
  { price, term }: Counts['fee'][number],
  { users, userMonths }: { users: number; userMonths: number },
  prices: PriceList,
  region: Region,
): FeeLine {
  const [group = '', name = ''] = price.split('.');
  const listed = prices[group]?.[name];
  const charged = BASES[group as keyof typeof BASES];
  if (listed === undefined || !charged)
    throw new CalculationError(`content/site/prices.yaml has no price "${price}"`);
  // Of a range the upper end: a calculation does not flatter.
  const each = [listed].flat().at(-1) as number;
  const byMonth = userMonths === users * 12 ? 'users' : 'user-months';
  const [basis, count, times] = {
    month: [byMonth, byMonth === 'users' ? users : userMonths, userMonths] as const,
    year: ['employees', users, users] as const,
    fixed: ['fixed', 1, 1] as const,
  }[charged];
  const value = each * times;
  const amount = formatQuantity({ value: -value, isMoney: true }, region);
  return { term, value, amount, price: formatPrice(each, region), basis, count };
}

/**
 * @param written the lines of what is saved, in order; money all of them
 * @param counts who is counted and what is paid for them
 * @param prices of the edition, in its currency
 * @throws CalculationError for what cannot be computed, and for a loss that names nothing to choose instead
 */
export function evaluate(
  written: WrittenLine[],
  counts: Counts,
  prices: PriceList,
  region: Region,
): Evaluation {
  const lines = evaluateLines(written, region, prices);
  const bare = lines.findIndex(({ isMoney }) => !isMoney);
  if (bare >= 0)
    throw new CalculationError(`line ${bare + 1} is no money: nothing in it has a price`);
  const users = counts.users.reduce((sum, { count }) => sum + count, 0);
  const userMonths = counts.users.reduce((sum, { count, months = 12 }) => sum + count * months, 0);
  const fees = counts.fee.map((each) => feeOf(each, { users, userMonths }, prices, region));
  const saved = lines.reduce((sum, { value }) => sum + value, 0);
  const fee = fees.reduce((sum, { value }) => sum + value, 0);
  if (saved < fee && !(counts.loss && counts.instead))
    throw new CalculationError(
      `the result is a loss of ${formatQuantity({ value: fee - saved, isMoney: true }, region)}. Say so in \`loss\`, beside \`fee\`, and in \`instead\` what to choose`,
    );
  return { users, userMonths, lines, fees, saved, fee, result: saved - fee };
}
