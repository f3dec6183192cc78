/** Two to four figures, very large, each with the words that it needs beside it. */
import { z } from 'zod';
import { figure } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('figures'),
  items: z.array(figure).min(2).max(4),
});
