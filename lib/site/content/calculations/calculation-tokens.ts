/** Figures that running texts quote: {calculation:team-of-50.value}, computed from content/site/calculations.yaml. */
import type { Terms } from '../../../../content/schemas/calculation.ts';
import type { Region } from '../../../platform/region/region.ts';
import { inWords } from '../prices.ts';
import { type PriceList, pricesByName } from './evaluate.ts';
import { addUp, formatQuantity, type Quantity } from './quantity.ts';

/** From here on an Indian text may say lakh and crore. */
const LAKH = 100_000;

/** '₹4.9 crore' for ₹4,90,00,000, to two decimals; else as `formatQuantity` writes it. */
function formatInWords(quantity: Quantity, region: Region): string {
  const { value } = quantity;
  if (region !== 'INDIA' || Math.abs(value) < LAKH) return formatQuantity(quantity, region);
  return `${value < 0 ? '−' : ''}${quantity.isMoney ? '₹' : ''}${inWords(Math.abs(value), region)}`;
}

/** The worth of an hour is said to the cent where there are cents: '$109.89', '₹2,015'. */
const formatToTheCent = (exact: Quantity, region: Region) =>
  formatQuantity(exact, region, region === 'USA' && exact.isMoney ? 2 : 0);

/**
 * 'calculation:team-of-50.value' → '$11,797,500', with ':words' → '₹21.94 crore', with ':cents' → '$11,797,500.00'; a
 * line may build on those above it. @throws CalculationError for what cannot be computed
 */
export function calculationTokens(
  calculations: Record<string, Record<string, Terms>>,
  prices: PriceList,
  region: Region,
): [string, string][] {
  return Object.entries(calculations).flatMap(([name, lines]) => {
    const known = new Map<string, Quantity>(pricesByName(prices));
    return Object.entries(lines).flatMap(([line, terms]): [string, string][] => {
      const quantity = addUp([terms].flat(), region, known);
      const exact = addUp([terms].flat(), region, known, (value) => value);
      known.set(line, quantity);
      const token = `calculation:${name}.${line}`;
      return [
        [token, formatQuantity(quantity, region)],
        [`${token}:words`, formatInWords(quantity, region)],
        [`${token}:cents`, formatToTheCent(exact, region)],
      ];
    });
  });
}
