/** AreasOfExpertise: what our people can do, in groups, as a dense register. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('areas-of-expertise'),
  groups: z
    .array(
      z.strictObject({
        title: plain(50),
        text: rich(240).optional(),
        skills: z.array(plain(60)).min(3).max(10),
      }),
    )
    .min(3)
    .max(8),
});
