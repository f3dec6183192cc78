/** Benefits: two to four, each a drawing with its words and the way to more. */
import { z } from 'zod';
import { drawing, link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('benefits'),
  items: z
    .array(z.strictObject({ title: plain(80), text: rich(400), drawing, link }))
    .min(2)
    .max(4),
});
