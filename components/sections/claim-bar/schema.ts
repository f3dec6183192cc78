/** Three or four figures in one bar, divided by hairlines. Its heading is for screen readers. */
import { z } from 'zod';
import { anchor, figure, plain } from '../../../content/schemas/parts.ts';

export const schema = z.strictObject({
  type: z.literal('claim-bar'),
  id: anchor,
  /** Read by screen readers only. */
  heading: plain(110),
  items: z.array(figure).min(3).max(4),
});
