/** What the sign-in form sends and what the endpoints of sessions answer. Imports no secret. */
import { z } from 'zod';
import { REGIONS } from '../region/region.ts';
import { email } from '../validation/text-fields.ts';
import { PASSWORD_LIMITS } from './password-limits.ts';
import { FACTOR_GAPS } from './second-factor.ts';

const { shortest, longest } = PASSWORD_LIMITS;

/** A new password. Length counts, not which characters it has (NIST SP 800-63B). */
export const newPassword = () =>
  z
    .string({ error: 'Choose a password.' })
    .min(shortest, `Choose a password of at least ${shortest} characters.`)
    .max(longest, `Choose a password of at most ${longest} characters.`);

/** The password of an account. A wrong one may have any length that could have been typed. */
export const ownPassword = () =>
  z
    .string({ error: 'Enter your password.' })
    .min(1, 'Enter your password.')
    .max(longest, `A password has at most ${longest} characters.`);

export const loginSchema = z.strictObject({
  email: email(),
  password: ownPassword(),
});
export type LoginInput = z.output<typeof loginSchema>;

/** The sign-out button of a page without scripts: a form without fields. */
export const logoutForm = z.strictObject({});

const expiresAt = z.iso.datetime();

export const loginAnswer = z.object({
  name: z.string(),
  expiresAt,
  /** What is left to do before the account, or the desk of staff, opens. */
  secondFactor: z.enum(FACTOR_GAPS).optional(),
});
export const refreshAnswer = z.object({ expiresAt });
export const logoutAnswer = z.object({ signedIn: z.literal(false) });
export const sessionAnswer = z.discriminatedUnion('signedIn', [
  z.object({ signedIn: z.literal(false) }),
  z.object({ signedIn: z.literal(true), ...loginAnswer.shape }),
]);
export type SessionAnswer = z.output<typeof sessionAnswer>;

export const accountAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  region: z.enum(REGIONS),
});
export type Account = z.output<typeof accountAnswer>;
