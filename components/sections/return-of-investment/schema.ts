/** ReturnOfInvestment: a worked calculation, line by line, with its result and what it leaves out. */
import { z } from 'zod';
import { counts, line } from '../../../content/schemas/calculation.ts';
import { href, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('return-of-investment'),
  rows: z
    .array(
      z.strictObject({
        term: plain(90),
        /** Typed only where the section is `unpriced`; else `of` gives it. */
        amount: plain(30).optional(),
        ...line.partial().shape,
        /** True of what is taken off: work that remains, what is paid to others. */
        less: z.boolean().optional(),
        /** True of a line that another year may lack: whoever quotes the result says what it is without it. */
        uncertain: z.boolean().optional(),
        /** Numbers of `of` are quoted by their nouns: '[people] people at [hour] an hour'. */
        text: rich(240).optional(),
      }),
    )
    .min(2)
    .max(8),
  result: z.strictObject({ term: plain(90), amount: plain(30).optional() }),
  /** Who is counted and what is paid: the fee is taken off, and the result follows. */
  counts: counts.optional(),
  /** Why no price of ours belongs into a calculation with typed amounts. Nobody is shown it. */
  unpriced: z.string().max(160).optional(),
  /** Pages that type the result in their words; `npm run content` holds them to it. */
  quotedOn: z.array(href).min(1).optional(),
  /** What the calculation assumes and leaves out. */
  note: rich(500),
});
