/** The head of an inner page; holds the h1. */
import { z } from 'zod';
import { drawing, link, plain } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('page-intro'),
  drawing: drawing.optional(),
  /** What a reader wants to know first, as a line of cells below the head. */
  facts: z
    .array(z.strictObject({ term: plain(30), value: plain(60) }))
    .min(2)
    .max(4)
    .optional(),
  /** For a page that is used more than read: what follows begins higher up. */
  low: z.literal(true).optional(),
  primary: link.optional(),
  secondary: link.optional(),
});
