/** Which templates of content/mail any visitor may look at, and what a query may fill in. */
import { z } from 'zod';
import { DEFAULT_REGION } from '../../platform/region/region.ts';
import { oneLine } from '../../platform/validation/text-fields.ts';
import { getMessages, type Messages } from '../content/messages.ts';

type Named = keyof Messages['desk']['mailFiles'];
export type TemplateFile = `${Named}.html`;

/** Mails to visitors, as the desk names them; what our desks get is for staff alone. */
export const TEMPLATE_FILES = Object.keys(getMessages(DEFAULT_REGION).desk.mailFiles).map(
  (name) => `${name as Named}.html` as const,
);

/**
 * Two short values and no link: the answer bears our name, and no attacker shall write a letter of ours
 * to others. Whatever else a query holds is not read.
 */
export const templateValues = z.object({
  reference: oneLine().max(20, 'Shorten the reference to 20 characters.').optional(),
  received: oneLine().max(60, 'Shorten the date to 60 characters.').optional(),
});
export type TemplateValues = z.output<typeof templateValues>;
