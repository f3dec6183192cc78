/** Groups of services, each a row that opens; the first one is usually open. */
import { z } from 'zod';
import { anchor, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('accordion'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        title: plain(60),
        content: rich(400),
        points: z.array(rich(160)).min(1).max(5),
        isOpen: z.boolean().optional(),
      }),
    )
    .min(2)
    .max(10)
    // Rows that share a name close each other, so a second open one would close the first.
    .refine((items) => items.filter(({ isOpen }) => isOpen).length <= 1, 'one open item at most'),
});
