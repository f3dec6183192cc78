/** The prices of the plans and of HCM, as content/site/prices.yaml has them. */
import { z } from 'zod';
import type { Region } from '../../platform/region/region.ts';
import { prices } from '../content/brand.ts';
import { LIST_TERMS, type PriceList, SERVICES, TIERS } from './names.ts';

/** An edition's prices, each one amount in its currency. */
export const priceList = z.strictObject({
  plans: z.record(z.enum(LIST_TERMS), z.record(z.enum(TIERS), z.number())),
  hcm: z.record(z.enum(['below-100', 'below-250', 'below-500', ...SERVICES]), z.number()),
});

/** @throws ZodError where the file lacks one of them */
export function priceListOf(region: Region): PriceList {
  const { cori, 'cori-3': three, hcm } = prices[region];
  const { small: _, ...byHeads } = hcm ?? {};
  return priceList.parse({ plans: { 'one-year': cori, 'three-years': three }, hcm: byHeads });
}
