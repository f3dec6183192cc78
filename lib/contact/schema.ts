/**
 * What the contact form asks for. One schema for the page, the server action and the API, so it
 * imports nothing that only a server has. Every message says what to do.
 */
import { z } from 'zod';
import { guardFields } from '../submissions/guard-fields.ts';

export const MESSAGE_LIMITS = { shortest: 20, longest: 4000 } as const;

/** The topic whose messages tell the browser. */
export const SUPPORT_TOPIC = 'support';

/** Control characters, line separators, and marks that turn the direction of the text around. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const INVISIBLE_BUT_BREAKS = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const oneLine = () =>
  z
    .string({ error: 'Enter text here.' })
    .overwrite((value) =>
      value.toWellFormed().normalize('NFC').replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim(),
    );

const manyLines = () =>
  z
    .string({ error: 'Enter text here.' })
    .overwrite((value) =>
      value
        .toWellFormed()
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replaceAll('\t', ' ')
        .replace(INVISIBLE_BUT_BREAKS, '')
        .trim(),
    );

export const contactSchema = z.strictObject({
  name: oneLine().min(2, 'Enter your name.').max(80, 'Shorten your name to 80 characters.'),
  email: oneLine()
    .min(1, 'Enter your e-mail address.')
    .max(254, 'Enter an e-mail address of at most 254 characters.')
    .regex(z.regexes.email, 'Enter an e-mail address like name@example.com.'),
  company: oneLine().max(80, 'Shorten the company name to 80 characters.').optional(),
  phone: oneLine()
    .regex(/^(?:|\+?[\d ()./-]{6,25})$/, 'Enter a phone number like +1 212 555 0100.')
    .optional(),
  topic: oneLine()
    .max(60, 'Choose a topic from the list.')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Choose a topic from the list.'),
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
