/** The greeting after a registration, a code or a new password, with where to go next; holds the h1. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';
import { link, plain, rich } from '../../../../../content/schemas/parts.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('welcome'),
  /** For whoever opens the page without being signed in. */
  stranger: rich(200),
  /** Where to go next. */
  steps: z
    .array(z.strictObject({ link, text: plain(160) }))
    .min(2)
    .max(6),
});
