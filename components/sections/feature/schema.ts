/** One subject: a drawing beside its words, the drawing on the side that the variant says. */
import { z } from 'zod';
import { drawing, link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('feature'),
  variant: z.enum(['drawing-left', 'drawing-right']),
  drawing,
  paragraphs: z.array(rich()).min(1).max(4),
  points: z
    .array(z.strictObject({ title: plain(80), text: rich(300) }))
    .max(6)
    .optional(),
  primary: link.optional(),
  secondary: link.optional(),
});
