/** What is IP: an explanation with a list of terms beside it. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('definition'),
  paragraphs: z.array(rich()).min(1).max(6),
  terms: z
    .array(z.strictObject({ term: plain(60), text: rich(300) }))
    .min(2)
    .max(8),
});
