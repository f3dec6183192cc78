/** Shares of a hundred that have been measured: each is a claim whose figure is like '89%'. */
import { z } from 'zod';
import { anchor, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('progress'),
  items: z
    .array(z.strictObject({ claim: anchor, label: plain(60), text: rich(300).optional() }))
    .min(2)
    .max(5),
});
