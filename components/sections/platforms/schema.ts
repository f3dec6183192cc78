/** The platforms, or the clouds that they run in: each a drawing with its words and what is part of it. */
import { z } from 'zod';
import { anchor, drawing, link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('platforms'),
  /** `rows` has the drawing on alternate sides, `columns` two or three drawings in a row above their words. */
  variant: z.enum(['rows', 'columns']),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        /** Above the title, where that is no name. */
        name: plain(40).optional(),
        title: plain(90),
        text: rich(),
        points: z.array(rich(200)).min(2).max(6),
        drawing,
        link: link.optional(),
      }),
    )
    .min(2)
    .max(6),
});
