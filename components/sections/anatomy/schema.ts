/** What it does: the parts of the drawing, explained by number. */
import { z } from 'zod';
import { head, titled } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('anatomy'),
  parts: z.array(titled).min(4).max(8),
});
