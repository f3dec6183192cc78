/** What the endpoints of accounts are sent and answer. Imports no secret: browsers read it. */
import { z } from 'zod';
import { newPassword, ownPassword } from '../../platform/session/schema.ts';
import { companyName, email, oneLine, personName } from '../../platform/validation/text-fields.ts';
import { guardFields } from '../../site/forms/guard-fields.ts';

/** People copy a code with its gap. */
const otp = z
  .string({ error: 'Enter the code of the mail.' })
  .overwrite((value) => value.replace(/[\s-]/g, ''))
  .regex(/^\d{6}$/, 'Enter the six digits of the mail.');

/** Of a link in a mail. Whether we issued it is found out later. */
const mailedCode = z
  .string()
  .max(100, 'The link is not complete. Open it once more from the mail.');

/** What a code that was mailed does: makes an account, or signs in to one. */
const purpose = z.enum(['register', 'login'], { error: 'Send register or login.' });

export const registerSchema = z.strictObject({
  name: personName(),
  email: email(),
  password: newPassword(),
  company: companyName().max(100, 'Use at most 100 characters.').optional(),
  /** Of an invitation to a company. */
  code: mailedCode.optional(),
  ...guardFields,
});
export type RegisterInput = z.output<typeof registerSchema>;

export const verifySchema = z.strictObject({
  email: email(),
  otp,
  purpose,
  /** Of a registration: what its answer gave. Without it the account has no password at first. */
  begun: z.string().max(64, 'The link is not complete.').optional(),
});
export type VerifyInput = z.output<typeof verifySchema>;

export const resendSchema = z.strictObject({ email: email(), purpose, ...guardFields });
export type ResendInput = z.output<typeof resendSchema>;

export const forgotSchema = z.strictObject({ email: email(), ...guardFields });
export type ForgotInput = z.output<typeof forgotSchema>;

export const resetCodeSchema = z.strictObject({ email: email(), otp });
export type ResetCodeInput = z.output<typeof resetCodeSchema>;

export const resetByCodeSchema = z.strictObject({ email: email(), otp, password: newPassword() });
export type ResetByCodeInput = z.output<typeof resetByCodeSchema>;

export const resetLinkSchema = z.strictObject({ code: mailedCode });

export const resetByLinkSchema = z.strictObject({ code: mailedCode, password: newPassword() });
export type ResetByLinkInput = z.output<typeof resetByLinkSchema>;

export const changePasswordSchema = z.strictObject({
  password: ownPassword(),
  newPassword: newPassword(),
});
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;

export const inviteSchema = z.strictObject({ email: email() });
export const inviteParams = z.object({ code: mailedCode });

export const lockBody = z.strictObject({
  email: email(),
  /** For staff. The owner may ask for a copy of it. */
  reason: oneLine()
    .min(3, 'Write down why, for your colleagues.')
    .max(300, 'Shorten the reason to 300 characters.'),
});
export const unlockBody = z.strictObject({ email: email() });
/** Whether it was otherwise before. */
export const lockAnswer = z.object({ changed: z.boolean() });

/** The same for every address, whether we know it or not. */
export const mailedAnswer = z.object({ mailed: z.literal(true) });

/** The same for every address, too; `begun` goes along with the code. */
export const registeredAnswer = mailedAnswer.extend({ begun: z.string() });

/** Until when the code is good. */
export const codeAnswer = z.object({ expiresAt: z.iso.datetime() });

export const invitationAnswer = z.object({
  company: z.string(),
  /** The name of the inviter; null when that account is gone. */
  invitedBy: z.string().nullable(),
  /** The company that whoever is signed in leaves by joining; null when there is none. */
  leaves: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.output<typeof invitationAnswer>;

export const joinedAnswer = z.object({ company: z.string() });
