/** Business strategy: short arguments, each with somewhere to go. */
import { z } from 'zod';
import { anchor, link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('strategy'),
  items: z
    .array(z.strictObject({ id: anchor, title: plain(80), text: rich(), link: link.optional() }))
    .min(3)
    .max(8),
});
