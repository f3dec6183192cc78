/** What it costs, as a table; on a narrow screen each row becomes a block. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('pricing'),
  rows: z
    .array(z.strictObject({ name: plain(40), price: plain(40), unit: plain(60), text: rich(300) }))
    .min(2)
    .max(5),
  note: rich(500),
  /** Asks below the table for people and a term, and leads to the sum with this module; see price-question.tsx. */
  asksFor: z.enum(['hris', 'dms', 'hrms', 'ats', 'pay', 'hcm']).optional(),
});
