/** WhoWeAre: who stands behind a platform or page, in words, with the facts as a list beside them. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('who-we-are'),
  paragraphs: z.array(rich()).min(1).max(4),
  facts: z
    .array(z.strictObject({ term: plain(40), value: rich(160) }))
    .min(2)
    .max(6),
});
