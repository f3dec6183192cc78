/** How traditional providers work, and two columns: the benefits and the drawbacks of what an article is about. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

const column = z.strictObject({ title: plain(60), points: z.array(rich(300)).min(2).max(8) });

export const schema = z.strictObject({
  ...head,
  type: z.literal('benefits-and-drawbacks'),
  benefits: column,
  traditional: z.strictObject({ title: plain(90), text: rich(900) }),
  drawbacks: column,
});
