/** The business case: what a buyer puts in, and what comes out. Works as a plain form too. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';
import { plain, rich } from '../../../../../content/schemas/parts.ts';
import { INPUT_NAMES } from '../../inputs.ts';

const perInput = <Value extends z.ZodType>(value: Value) => z.record(z.enum(INPUT_NAMES), value);

export const schema = z.strictObject({
  ...head,
  type: z.literal('business-case'),
  /** The label of each number and what it means. */
  fields: perInput(z.strictObject({ label: plain(60), help: plain(160) })),
  /** The example that the calculation starts with. */
  defaults: perInput(z.number()),
  /** How it is counted, line by line: what a CFO checks. */
  method: z.array(rich(300)).min(2).max(6),
  /** Filled in: the yearly fee of content/site/prices.yaml, in the edition's currency. */
  fee: z.strictObject({ lowest: z.number(), highest: z.number() }).optional(),
  /** Filled in for a page that answers a query; see lib/composition/answered-page.ts. */
  answer: z
    .strictObject({ inputs: perInput(z.number()), wrong: z.array(z.enum(INPUT_NAMES)) })
    .optional(),
});
