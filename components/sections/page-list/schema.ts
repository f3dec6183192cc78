/** A list of pages with a line of words each: articles, news, stories, help topics. */
import { z } from 'zod';
import { link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('page-list'),
  items: z
    .array(
      z.strictObject({
        title: plain(110),
        text: rich(300),
        /** ISO date, for what has one. */
        date: z.iso.date().optional(),
        link,
      }),
    )
    .min(2)
    .max(12),
});
