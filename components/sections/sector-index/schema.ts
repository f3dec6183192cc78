/** Industries served, as a dense index. Each entry links to its page once that page exists. */
import { z } from 'zod';
import { anchor, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('sector-index'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        /** The last segment of the sector's path. */
        slug: z.string().regex(/^[\w&-]+$/),
        name: plain(40),
        text: rich(160),
      }),
    )
    .min(20)
    .max(30),
});
