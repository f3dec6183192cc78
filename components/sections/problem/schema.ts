/** What hurts today: a large statement, and the signs by which a reader recognises it. */
import { z } from 'zod';
import { rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('problem'),
  paragraphs: z.array(rich()).min(1).max(4),
  /** How a reader recognises the problem at home. */
  signs: z.array(rich(200)).min(2).max(6),
});
