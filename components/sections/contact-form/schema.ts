/** The contact form, with what happens after it is sent beside it. */
import { z } from 'zod';
import { name, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('contact-form'),
  topics: z
    .array(z.strictObject({ value: name, label: plain(60) }))
    .min(3)
    .max(10),
  /** What happens after the message is sent, step by step. */
  next: z.array(rich(240)).min(2).max(4),
});
