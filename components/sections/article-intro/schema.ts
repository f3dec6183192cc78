/** The head of an article or story: its h1, when it was written and by whom. Holds the h1. */
import { z } from 'zod';
import { drawing, plain, sample } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('article-intro'),
  /** The writer's role: 'Head of delivery'. */
  author: plain(60),
  /** ISO date. */
  published: z.iso.date(),
  drawing: drawing.optional(),
  sample: sample.optional(),
});
