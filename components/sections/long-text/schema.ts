/** A text in several parts with its contents beside it: articles, policies, stories. */
import { z } from 'zod';
import { markdown } from '../../../content/schemas/markdown.ts';
import { anchor, plain } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('long-text'),
  parts: z
    .array(z.strictObject({ id: anchor, title: plain(90), body: markdown(6000) }))
    .min(1)
    .max(20),
});
