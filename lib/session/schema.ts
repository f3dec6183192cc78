/** What the sign-in form sends and what the calls about sessions answer. Imports no secret. */
import { z } from 'zod';
import { contactSchema } from '../contact/schema.ts';

export const PASSWORD_LIMITS = { shortest: 12, longest: 256 } as const;

/** A wrong password may have any length; only what nobody could have typed is refused. */
export const loginSchema = z.strictObject({
  /** What counts as an e-mail address is the same in every form. */
  email: contactSchema.shape.email,
  password: z
    .string({ error: 'Enter your password.' })
    .min(1, 'Enter your password.')
    .max(PASSWORD_LIMITS.longest, `A password has at most ${PASSWORD_LIMITS.longest} characters.`),
});
export type LoginInput = z.output<typeof loginSchema>;

/** The sign-out button of a page without scripts: a form without fields. */
export const logoutForm = z.strictObject({});

const expiresAt = z.iso.datetime();

export const loginAnswer = z.object({ name: z.string(), expiresAt });
export const refreshAnswer = z.object({ expiresAt });
export const logoutAnswer = z.object({ signedIn: z.literal(false) });
export const sessionAnswer = z.discriminatedUnion('signedIn', [
  z.object({ signedIn: z.literal(false) }),
  z.object({ signedIn: z.literal(true), name: z.string(), expiresAt }),
]);
export type SessionAnswer = z.output<typeof sessionAnswer>;

export const accountAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
});
export type Account = z.output<typeof accountAnswer>;
