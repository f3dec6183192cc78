/** DriveBusinessDecisions: questions that a manager asks, what answers them, and from which data. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('drive-business-decisions'),
  items: z
    .array(
      z.strictObject({
        question: plain(140),
        answer: rich(320),
        /** Where the figures come from: 'HRMS and PAY, closed months'. */
        source: plain(70),
      }),
    )
    .min(2)
    .max(6),
});
