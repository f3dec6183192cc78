/** What a support request asks for. The session names its sender; no field does. */
import { z } from 'zod';
import { fileField } from '../../platform/files/file-field.ts';
import { manyLines, oneLine } from '../../platform/validation/text-fields.ts';

/** What a visitor may need help with: the modules, the platforms, and whatever is none of them. */
export const PRODUCTS = [
  'hris',
  'hrms',
  'dms',
  'ats',
  'pay',
  'hcm',
  'code',
  'si',
  'other',
] as const;

/** How much it hurts, worst first. */
export const URGENCIES = ['stopped', 'slowed', 'question'] as const;

export const supportSchema = z.strictObject({
  product: z.enum(PRODUCTS, { error: 'Choose a product from the list.' }),
  urgency: z.enum(URGENCIES, { error: 'Choose how urgent it is.' }),
  subject: oneLine()
    .min(3, 'Name the problem in a few words.')
    .max(120, 'Shorten the subject to 120 characters.'),
  message: manyLines()
    .min(20, 'Tell us a little more: at least 20 characters.')
    .max(4000, 'Shorten the description to 4,000 characters.'),
  browser: oneLine().max(120, 'Shorten the name of the browser to 120 characters.').optional(),
});

/** The same with a file, as the form sends it. */
export const supportUpload = supportSchema.extend({ attachment: fileField('document').optional() });

export type SupportRequest = z.output<typeof supportUpload>;
