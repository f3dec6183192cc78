/** WhyEngageWithUs: question by question, how it usually goes and how it goes with us. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('why-engage-with-us'),
  /** Says what the table shows, to those who cannot see it. */
  caption: plain(120),
  /** The heads of the two columns. */
  usual: plain(40),
  ours: plain(40),
  rows: z
    .array(z.strictObject({ question: plain(90), usual: rich(260), ours: rich(260) }))
    .min(3)
    .max(7),
});
