/** EffortlessOnboarding: what happens when, from the contract to daily use, on a line of time. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('effortless-onboarding'),
  steps: z
    .array(
      z.strictObject({
        /** 'Week 1', 'Day 30', '2014' */
        when: plain(30),
        title: plain(70),
        text: rich(320),
      }),
    )
    .min(3)
    .max(8),
});
