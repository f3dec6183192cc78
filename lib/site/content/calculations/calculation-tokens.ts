/** Figures that several pages quote: {calculation:team-of-50.value}, computed from content/site/calculations.yaml. */
import type { Factors } from '../../../../content/schemas/calculation.ts';
import type { Region } from '../../../platform/region/region.ts';
import { evaluateLines, type PriceList } from './evaluate.ts';

/** 'calculation:team-of-50.value' → '$11,797,500'; a line may build on those above it. */
export function calculationTokens(
  calculations: Record<string, Record<string, Factors>>,
  prices: PriceList,
  region: Region,
): [string, string][] {
  return Object.entries(calculations).flatMap(([name, lines]) => {
    const written = Object.entries(lines).map(([as, of]) => ({ as, of }));
    return evaluateLines(written, region, prices).map(({ amount }, index): [string, string] => [
      `calculation:${name}.${written[index]?.as}`,
      amount,
    ]);
  });
}
