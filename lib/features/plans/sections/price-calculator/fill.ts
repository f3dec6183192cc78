/** The prices of content/site/prices.yaml, in the edition's currency. */
import { prices } from '../../../../site/content/brand.ts';
import type { Fill } from '../../../../site/content/section-fill.ts';
import { priceList } from './schema.ts';

export const fill: Fill<'price-calculator'> = (section, { region }) => {
  const { cori, 'cori-3': three, hcm } = prices[region];
  const { small: _, ...byHeads } = hcm ?? {};
  const list = priceList.parse({
    plans: { 'one-year': cori, 'three-years': three },
    hcm: byHeads,
  });
  return { ...section, list };
};
