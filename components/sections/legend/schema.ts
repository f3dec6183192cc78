/** What we offer: numbered points, like the legend of a drawing. */
import { z } from 'zod';
import { drawing } from '../../../content/schemas/parts.ts';
import { head, titled } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('legend'),
  drawing: drawing.optional(),
  items: z.array(titled).min(4).max(12),
});
