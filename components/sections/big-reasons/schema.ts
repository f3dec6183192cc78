/** BigReasons: why to decide for it, by number, each reason with its limit. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('big-reasons'),
  items: z
    .array(
      z.strictObject({
        title: plain(80),
        text: rich(500),
        /** Where the reason ends: what it does not do, or when it does not hold. */
        limit: rich(300),
      }),
    )
    .min(2)
    .max(6),
});
