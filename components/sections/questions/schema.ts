/** Questions that buyers ask, each opening its answer in place. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('questions'),
  items: z
    .array(z.strictObject({ question: plain(140), answer: rich() }))
    .min(3)
    .max(8),
});
