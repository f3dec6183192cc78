/** The cloud partners: three drawings in a row, each above the services we run there. */
import { z } from 'zod';
import { anchor, drawing, link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('partners'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        name: plain(30),
        drawing,
        text: rich(),
        services: z.array(plain(60)).min(3).max(6),
        link: link.optional(),
      }),
    )
    .length(3),
});
