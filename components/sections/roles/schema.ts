/** The four roles, each with the question it asks us most. */
import { z } from 'zod';
import { anchor, link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('roles'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        role: plain(6),
        title: plain(60),
        question: plain(160),
        text: rich(),
        link,
      }),
    )
    .length(4),
});
