/** Testimonials: what customers said, attributed to a role and a kind of company, never to a name. */
import { z } from 'zod';
import { link, plain, rich, sample } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('testimonials'),
  items: z
    .array(
      z.strictObject({
        quote: rich(600),
        /** Who said it: 'Head of payroll, logistics company, 2,100 employees'. */
        author: plain(110),
        link: link.optional(),
        sample,
      }),
    )
    .min(1)
    .max(4),
});
