/** Industries served, as a dense index: each name leads to its page. */
import { z } from 'zod';
import { href, plain } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('sector-index'),
  items: z
    .array(z.strictObject({ name: plain(40), href }))
    .min(20)
    .max(30),
});
