/** What the product exchanges with other systems, as a schematic: in on the left, out on the right. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('seamless-integration'),
  items: z
    .array(
      z.strictObject({
        system: plain(40),
        direction: z.enum(['in', 'out', 'both']),
        text: rich(240),
      }),
    )
    .min(3)
    .max(8),
});
