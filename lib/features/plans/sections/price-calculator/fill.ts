/** The prices of content/site/prices.yaml, in the edition's currency. */
import type { Fill } from '../../../../site/content/section-fill.ts';
import { priceListOf } from '../../../../site/prices/price-list.ts';

export const fill: Fill<'price-calculator'> = (section, { region }) => ({
  ...section,
  list: priceListOf(region),
});
