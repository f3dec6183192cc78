/** Which templates of content/mail any visitor may look at, and what a query may fill in. */
import { z } from 'zod';
import { oneLine } from '../../platform/validation/text-fields.ts';

/** Mails to visitors; what our desks get is for staff alone. */
export const TEMPLATE_FILES = [
  'acknowledgement-contact.html',
  'acknowledgement-support.html',
  'acknowledgement-outage.html',
  'acknowledgement-plan.html',
  'acknowledgement-sign-up.html',
  'newsletter-confirmation.html',
] as const;
export type TemplateFile = (typeof TEMPLATE_FILES)[number];

/**
 * Two short values and no link: the answer bears our name, and no attacker shall write a letter of ours
 * to others. Whatever else a query holds is not read.
 */
export const templateValues = z.object({
  reference: oneLine().max(20, 'Shorten the reference to 20 characters.').optional(),
  received: oneLine().max(60, 'Shorten the date to 60 characters.').optional(),
});
export type TemplateValues = z.output<typeof templateValues>;
