/**
 * What the contact form asks for. One schema for the page, the server action and the API, so it
 * imports nothing that only a server has. Every message says what to do.
 */
import { z } from 'zod';
import {
  email,
  manyLines,
  oneLine,
  personName,
  phone,
} from '../../platform/validation/text-fields.ts';
import { guardFields } from '../../site/forms/guard-fields.ts';

export const MESSAGE_LIMITS = { shortest: 20, longest: 4000 } as const;

/** The topic whose messages tell the browser. */
export const SUPPORT_TOPIC = 'support';
/** The topics that are about one product: its list is shown with them. */
export const PRODUCT_TOPICS: readonly string[] = ['demo', 'pricing', 'migration', 'support'];

export const contactSchema = z.strictObject({
  name: personName(),
  email: email(),
  company: oneLine().max(80, 'Shorten the company name to 80 characters.').optional(),
  phone: phone().optional(),
  topic: oneLine()
    .max(60, 'Choose a topic from the list.')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Choose a topic from the list.'),
  /** Asked with PRODUCT_TOPICS only; a link to the form may have chosen it. Empty: none in particular. */
  product: oneLine()
    .max(20, 'Choose a product from the list.')
    .regex(/^[a-z0-9-]*$/, 'Choose a product from the list.')
    .optional(),
  message: manyLines()
    .min(
      MESSAGE_LIMITS.shortest,
      `Tell us a little more: at least ${MESSAGE_LIMITS.shortest} characters.`,
    )
    .max(MESSAGE_LIMITS.longest, `Shorten your message to ${MESSAGE_LIMITS.longest} characters.`),
  /** Asked with SUPPORT_TOPIC only, filled in by what the browser says of itself. */
  browser: oneLine().max(120, 'Shorten the name of the browser to 120 characters.').optional(),
  ...guardFields,
});

export type ContactInput = z.input<typeof contactSchema>;
export type ContactForm = z.output<typeof contactSchema>;
