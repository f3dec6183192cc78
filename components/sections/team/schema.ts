/** The people who answer for something, each with a drawn monogram until there is a portrait. */
import { z } from 'zod';
import { anchor, plain, rich, sample } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('team'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        name: plain(60),
        role: plain(60),
        text: rich(500),
        sample,
      }),
    )
    .min(2)
    .max(12),
});
