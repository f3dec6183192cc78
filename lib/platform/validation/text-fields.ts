/**
 * Texts that visitors type, as every form takes them: one spelling of each letter, nothing invisible.
 * Messages are for people. Browsers read this, so nothing here is a server's.
 */
import { z } from 'zod';

/** Control characters, line separators, and marks that turn the direction of the text around. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const INVISIBLE_BUT_BREAKS = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const lineOf = (value: string) =>
  value.toWellFormed().normalize('NFC').replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();

/** A line: breaks become spaces. */
export const oneLine = () => z.string({ error: 'Enter text here.' }).overwrite(lineOf);

/** Lines of text, broken as they were. */
export const manyLines = () =>
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

/** What a person is called. */
export const personName = () =>
  oneLine().min(2, 'Enter your name.').max(80, 'Shorten your name to 80 characters.');

/** Control characters, and invisible ones but those that join letters of Indian scripts. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
/** What a mail program makes a link of: an address, a scheme, or letters around a dot. */
const LINK =
  /\S@|@\S|\b(?:https?|ftp|mailto|tel|javascript|data):|:\/\/|\bwww\b|[\p{L}\p{N}][.\u3002]\p{L}{2}/iu;

/**
 * What a company is called. It is shown to people whom its members invite, so it carries no link to anywhere.
 * "Dr. Reddy's" and "J.P. Morgan" are names; "evil.example" is not.
 */
export const companyName = () =>
  z
    .string({ error: 'Enter text here.' })
    .refine(
      (name) => !UNSEEN.test(name.trim()),
      'Type the name in one line, without invisible characters.',
    )
    .refine(
      (name) => !LINK.test(name.normalize('NFKC')),
      'Leave out e-mail and web addresses. After a dot leave a space.',
    )
    .overwrite(lineOf);

const NO_LINK = 'Enter a whole link, such as https://example.com/me.';

/** The name of a site, as people type it, and what may follow it. */
const SITE = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;
/** It looks like a site and is the name of a file. */
const FILE = /^[^/?#]+\.(?:pdf|docx?|odt|rtf|txt|png|jpe?g)$/i;
const withScheme = (typed: string) =>
  SITE.test(typed) && !FILE.test(typed) ? `https://${typed}` : typed;

/** A link to a page of the web, by the name of a site; `https://` is added where it was left out. */
export const webLink = () =>
  oneLine()
    .max(300, 'Shorten the link to 300 characters.')
    .overwrite(withScheme)
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: NO_LINK }));

/** An e-mail address. */
export const email = () =>
  oneLine()
    .min(1, 'Enter your e-mail address.')
    .max(254, 'Enter an e-mail address of at most 254 characters.')
    .regex(z.regexes.email, 'Enter an e-mail address like name@example.com.');

/** A phone number as people write it, or none. */
export const phone = () =>
  oneLine().regex(/^(?:|\+?[\d ()./-]{6,25})$/, 'Enter a phone number like +1 212 555 0100.');

/** A moment as JSON has it: '2026-11-23T09:30:00.000Z'. */
export const moment = z.iso.datetime();
