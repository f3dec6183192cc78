/** What the endpoints of company accounts are sent and answer. */
import { z } from 'zod';
import { safeReturnPath } from '../../platform/security/return-path.ts';

/** What the provider sends along; each bounded, since providers add parameters of their own. */
const sent = z.string().max(4096);

export const startQuery = z.strictObject({
  /** A path of this site: anything else would let a link of ours lead to a stranger's page. */
  redirectUri: z
    .string({ error: 'Name the page to open afterwards.' })
    .max(500, 'Name a shorter path.')
    .refine(
      (value) => safeReturnPath(value) !== undefined,
      'Name a path of this site, like /profile.',
    )
    .transform((value) => safeReturnPath(value) ?? '/'),
});

/** RFC 6749, section 4.1.2, and what `error` says instead. */
export const callbackQuery = z
  .object({ code: sent.optional(), state: sent.optional(), error: sent.optional() })
  .catchall(sent);

export const providersAnswer = z.object({
  /** Whether people can sign in with the account of their company. */
  companyAccount: z.boolean(),
});
