/** ComprehensiveSolutions: what is needed, row by row, and the parts that answer it together. */
import { z } from 'zod';
import { link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('comprehensive-solutions'),
  rows: z
    .array(
      z.strictObject({
        need: plain(90),
        text: rich(320),
        /** The platforms, modules and services that answer it. */
        parts: z.array(plain(30)).min(1).max(5),
        link: link.optional(),
      }),
    )
    .min(3)
    .max(8),
});
