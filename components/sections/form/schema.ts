/** A form, with what happens after it is sent or what to know beside it. */
import { z } from 'zod';
import { name, plain, rich } from '../../../content/schemas/parts.ts';
import { FORM_IDS } from '../../../lib/site/forms/known-forms.ts';
import { head } from '../shared/head.ts';

const choice = z.strictObject({ value: name, label: plain(60) });

export const schema = z.strictObject({
  ...head,
  type: z.literal('form'),
  form: z.enum(FORM_IDS),
  /** Of each list to choose from, by the name of its field. */
  options: z.record(name, z.array(choice).min(2).max(40)).default({}),
  /** Of hidden fields, and of others from the address of the page (lib/composition/answered-page.ts). */
  given: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  /** What happens after it is sent, step by step. */
  next: z.array(rich(240)).min(2).max(4).optional(),
  /** What to know before it is filled in. */
  notes: z
    .array(z.strictObject({ title: plain(60), text: rich(240) }))
    .min(1)
    .max(4)
    .optional(),
  /** Says below all that how long a first answer took, once there are enough to tell. */
  showsReplyTime: z.literal(true).optional(),
});
