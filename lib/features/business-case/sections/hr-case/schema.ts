/** The case of a buyer of PAY or HRMS: work and errors that fall away, the plan's fee, and what is left or lost. */

import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';
import { plain, rich } from '../../../../../content/schemas/parts.ts';
import { LIST_TERMS } from '../../../../site/prices/names.ts';
import { priceList } from '../../../../site/prices/price-list.ts';
import { BOUGHT, HR_INPUT_NAMES } from '../../hr-inputs.ts';

const perInput = <Value extends z.ZodType>(value: Value) => z.record(z.enum(HR_INPUT_NAMES), value);
const numbers = Object.fromEntries(HR_INPUT_NAMES.map((name) => [name, z.number()])) as Record<
  (typeof HR_INPUT_NAMES)[number],
  z.ZodNumber
>;
const inputs = z.strictObject({ ...numbers, bought: z.enum(BOUGHT), term: z.enum(LIST_TERMS) });

export const schema = z.strictObject({
  ...head,
  type: z.literal('hr-case'),
  /** How the page begins once the case of one of them was asked for. */
  openings: z.record(z.enum(BOUGHT), z.strictObject({ heading: plain(80), intro: rich(300) })),
  /** The label of each number and what it means. */
  fields: perInput(z.strictObject({ label: plain(60), help: plain(160) })),
  /** What the calculation starts with. */
  example: inputs,
  /** How it is counted, line by line. */
  method: z.array(rich(300)).min(2).max(6),
  /** Filled in: the prices of content/site/prices.yaml, in the edition's currency. */
  list: priceList.optional(),
  /** Filled in for a page that answers a query; see lib/composition/answered-page.ts. */
  answer: z.strictObject({ inputs, wrong: z.array(z.enum(HR_INPUT_NAMES)) }).optional(),
});
