/** What every public form sends besides its fields, to tell people from robots. */
import { z } from 'zod';
import { REFERENCE } from './reference-pattern.ts';

export const guardFields = {
  /** Hidden from people. Only programs fill it in. */
  website: z.string().optional(),
  /**
   * From GET /form-token, or from the first answer to a form without scripts. Nothing is stored without
   * it; it is optional here so that such a form can be checked before it has one.
   */
  token: z.string().max(200, 'Reload the page and send the form again.').optional(),
};
export type GuardFields = { website?: string | undefined; token?: string | undefined };

export const isHoneypotFilled = ({ website }: GuardFields) => Boolean(website?.trim());

/** The answer to a submission: its number, for the visitor to quote. */
export const referenceAnswer = z.object({
  reference: z.string().regex(REFERENCE),
});
