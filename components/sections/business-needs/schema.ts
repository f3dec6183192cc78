/** Business needs: points of what a business wants to do, each with the way to its answer. */
import { z } from 'zod';
import { link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('business-needs'),
  items: z
    .array(z.strictObject({ title: plain(80), text: rich(300), link }))
    .min(3)
    .max(8),
});
