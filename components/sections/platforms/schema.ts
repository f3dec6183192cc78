/** The platforms, one large row each, with the drawing on alternate sides. */
import { z } from 'zod';
import { anchor, drawing, link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('platforms'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        name: plain(40),
        title: plain(90),
        text: rich(),
        points: z.array(rich(200)).min(2).max(5),
        drawing,
        link: link.optional(),
      }),
    )
    .min(3)
    .max(4),
});
