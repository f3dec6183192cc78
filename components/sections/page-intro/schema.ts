/** The head of an inner page; holds the h1. */
import { z } from 'zod';
import { drawing, link } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('page-intro'),
  drawing: drawing.optional(),
  primary: link.optional(),
  secondary: link.optional(),
});
