/** The price in one step: people, modules and term in, the sum of a year and of three years out. A plain form too. */

import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';
import { rich } from '../../../../../content/schemas/parts.ts';
import { LIST_TERMS, SERVICES, TIERS } from '../../../../site/prices/names.ts';
import { priceList } from '../../../../site/prices/price-list.ts';
import { MODULES } from '../../plans.ts';

const choice = z.strictObject({
  heads: z.number().int().positive(),
  modules: z.array(z.enum(MODULES)),
  term: z.enum(LIST_TERMS),
  plan: z.enum(TIERS).exactOptional(),
  service: z.enum(SERVICES).exactOptional(),
});

export const schema = z.strictObject({
  ...head,
  type: z.literal('price-calculator'),
  /** What it shows before anybody has chosen. */
  example: choice,
  /** What the state adds for every customer, in percent; 0 where it depends on the customer. */
  tax: z.number().min(0).max(100),
  /** Below the sum: what is outside of it. */
  note: rich(300),
  /** Filled in: the prices of content/site/prices.yaml, in the edition's currency. */
  list: priceList.optional(),
  /** Filled in for a page that answers a query; see lib/composition/answered-page.ts. */
  answer: z.strictObject({ choice, refused: z.string().exactOptional() }).optional(),
});
