/** The amounts of a calculation, the fee of those who are counted, and the result: a gain or a loss. */
import { prices } from '../../../lib/site/content/brand.ts';
import { fillCalculation } from '../../../lib/site/content/calculations/fill-calculation.ts';
import { getMessages } from '../../../lib/site/content/messages.ts';
import type { Fill } from '../../../lib/site/content/section-fill.ts';

export const fill: Fill<'return-of-investment'> = (section, { region }) =>
  fillCalculation(section, prices[region], getMessages(region).sections.returnOfInvestment, region);
