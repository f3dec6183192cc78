/** All facts or all prices of the site, by group: what each is, and its value. */
import { z } from 'zod';
import { plain, sample } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

const row = z.strictObject({
  /** As a token names it: 'employees', 'cori.premium'. */
  name: z.string(),
  label: plain(80),
  value: plain(90),
  sample: sample.optional(),
});

export const schema = z.strictObject({
  ...head,
  type: z.literal('value-list'),
  of: z.enum(['fact', 'price']),
  groups: z
    .array(
      z.strictObject({
        title: plain(60),
        /** What holds for all of the group: 'per user and month'. */
        unit: plain(140).optional(),
        /** What each is called, in the order in which they are read. What no group names stands in the last one. */
        labels: z.record(
          z
            .string()
            .regex(/^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)?$/, 'the name of a fact or a price'),
          plain(80),
        ),
        /** Filled in; see fill.ts. */
        rows: z.array(row).max(0, 'written in content/site/facts.yaml and prices.yaml').default([]),
      }),
    )
    .min(1)
    .max(8),
});
