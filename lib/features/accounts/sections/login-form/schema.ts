/** The sign-in form, with what to know beside it. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';
import { plain, rich } from '../../../../../content/schemas/parts.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('login-form'),
  /** What a visitor who signs in should know, beside the form. */
  notes: z
    .array(z.strictObject({ title: plain(60), text: rich(300) }))
    .min(2)
    .max(4),
});
