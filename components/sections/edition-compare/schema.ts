/** What differs between the two editions, page by page. */
import { z } from 'zod';
import { link } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

const count = z.number().int().min(0);

export const schema = z.strictObject({
  ...head,
  type: z.literal('edition-compare'),
  /** Filled in from the content of both editions; see fill.ts. */
  rows: z
    .array(
      z.strictObject({
        link,
        verdict: z.enum(['same', 'adapted', 'missing']),
        texts: count,
        adapted: count,
        missing: count,
      }),
    )
    .max(0, 'counted from content/pages')
    .default([]),
  /** How many pages more there are than the table shows. */
  rest: count.max(0, 'counted from content/pages').default(0),
});
