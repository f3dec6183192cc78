/** Why different: two drawings side by side. */
import { z } from 'zod';
import { drawing, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('comparison'),
  before: z.strictObject({ title: plain(60), drawing, points: z.array(rich(240)).min(2).max(6) }),
  after: z.strictObject({ title: plain(60), drawing, points: z.array(rich(240)).min(2).max(6) }),
});
