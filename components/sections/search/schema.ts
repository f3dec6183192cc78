/** The search of the site: a field and what it finds. */
import { z } from 'zod';
import { link, plain } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

const hits = z.array(
  z.strictObject({
    path: z.string(),
    title: plain(200),
    under: z.string(),
    description: plain(200),
  }),
);

export const schema = z.strictObject({
  ...head,
  type: z.literal('search'),
  /** Shown before anything is searched for. */
  examples: z.array(link).min(2).max(8),
  /** Filled in for a page that answers a query; see lib/composition/answered-page.ts. */
  result: z
    .strictObject({
      query: z.string(),
      hits,
      /** In the other edition, where this one has no page with every word. */
      elsewhere: hits,
    })
    .optional(),
});
