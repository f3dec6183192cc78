/** ReturnOfInvestment: a worked calculation, line by line, with its result and what it leaves out. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('return-of-investment'),
  rows: z
    .array(z.strictObject({ term: plain(90), amount: plain(30), text: rich(240).optional() }))
    .min(2)
    .max(8),
  result: z.strictObject({ term: plain(90), amount: plain(30) }),
  /** What the calculation assumes and leaves out. */
  note: rich(500),
});
