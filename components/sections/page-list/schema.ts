/** A list of pages with a line of words each: articles, news, stories, help topics. */
import { z } from 'zod';
import { link, plain, rich, sample } from '../../../content/schemas/parts.ts';
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
        /** Filled in: whether the page that it leads to tells of something invented; see fill.ts. */
        sample: sample.optional(),
      }),
    )
    .min(2)
    .max(12),
});
