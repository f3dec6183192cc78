/** Rules and standards that apply, named per edition. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('rules'),
  items: z
    .array(z.strictObject({ name: plain(60), text: rich(400) }))
    .min(3)
    .max(8),
});
