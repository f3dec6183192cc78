/** WhySpeedMatters: the stages of a piece of work as bars, once as it was and once as it is. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('why-speed-matters'),
  /** Says what the chart shows, to those who cannot see it. */
  caption: plain(160),
  /** What the numbers count: 'working days'. */
  unit: plain(30),
  before: plain(40),
  after: plain(40),
  stages: z
    .array(
      z.strictObject({
        title: plain(50),
        before: z.number().min(0).max(1000),
        after: z.number().min(0).max(1000),
      }),
    )
    .min(3)
    .max(8),
  /** Where the numbers come from. */
  note: rich(400),
});
