/** What the endpoints of sessions are sent and answer. Browsers read it, so it imports no secret. */
import { z } from 'zod';
import { REGIONS } from '../../platform/region/region.ts';
import { PASSWORD_LIMITS } from '../../platform/session/password-limits.ts';
import { email, moment } from '../../platform/validation/text-fields.ts';

export const sessionsAnswer = z.object({
  /** What is asked of an owner before sessions end: nothing after a fresh login, else one of the two. */
  proof: z.enum(['nothing', 'password', 'login']),
  items: z.array(
    z.object({
      id: z.uuid(),
      /** 'Firefox 144'; null when the browser did not say. */
      browser: z.string().nullable(),
      /** 'Windows' */
      system: z.string().nullable(),
      /** The edition in which it began. */
      region: z.enum(REGIONS).nullable(),
      createdAt: moment,
      lastUsedAt: moment,
      /** Of the browser that asks. */
      isCurrent: z.boolean(),
    }),
  ),
});
export type Sessions = z.output<typeof sessionsAnswer>;
export type SessionItem = Sessions['items'][number];

export const sessionParams = z.strictObject({ id: z.uuid() });

/** The password, of an account that has one and did not sign in a moment ago. */
export const endBody = z.strictObject({
  currentPassword: z
    .string({ error: 'Enter your password.' })
    .max(PASSWORD_LIMITS.longest, `A password has at most ${PASSWORD_LIMITS.longest} characters.`)
    .optional(),
});
export type EndInput = z.output<typeof endBody>;

export const deskEndBody = z.strictObject({ email: email() });

/** How many sessions there were. */
export const endedAnswer = z.object({ ended: z.int() });
