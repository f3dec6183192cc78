/** The yearly fee of content/site/prices.yaml, in the edition's currency. */
import { prices } from '../../../../site/content/brand.ts';
import type { Fill } from '../../../../site/content/section-fill.ts';

export const fill: Fill<'business-case'> = (section, { region }) => {
  const [lowest = 0, highest = lowest] = [prices[region].code?.team ?? 0].flat();
  return { ...section, fee: { lowest, highest } };
};
