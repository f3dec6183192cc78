/** The plans side by side: a row a property, a column a plan. */
import { z } from 'zod';
import { plain } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z
  .strictObject({
    ...head,
    type: z.literal('plan-comparison'),
    /** Says what the table shows, to those who cannot see it. */
    caption: plain(120),
    plans: z.array(plain(30)).min(2).max(6),
    rows: z
      .array(
        z.strictObject({
          name: plain(60),
          /** What each plan has, in the order of the plans: 'yes', 'no', or words. */
          values: z.array(plain(40)),
        }),
      )
      .min(3)
      .max(20),
  })
  .refine(({ plans, rows }) => rows.every(({ values }) => values.length === plans.length), {
    path: ['rows'],
    error: 'Say in each row what every plan has: as many values as there are plans.',
  });
