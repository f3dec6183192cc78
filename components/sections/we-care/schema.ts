/** WeCare: what we undertake towards a customer's people, each with the one who answers for it. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('we-care'),
  items: z
    .array(
      z.strictObject({
        title: plain(80),
        text: rich(400),
        /** The role that answers for it: 'Head of support'. */
        who: plain(60),
      }),
    )
    .min(2)
    .max(6),
});
