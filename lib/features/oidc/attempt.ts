/**
 * One attempt to sign in with a company account, kept by the browser that makes it, in a cookie that we
 * signed: a browser that comes back without it did not leave from here.
 */
import 'server-only';
import { z } from 'zod';
import { type Cookie, isSecureRequest, readCookie } from '../../platform/security/cookies.ts';
import { isKeyedHash, keyedHash } from '../../platform/security/secret-key.ts';

const attemptSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  /** Of PKCE (RFC 7636). */
  verifier: z.string(),
  /** Where to go afterwards: a path of this site. */
  next: z.string(),
  /** In ms. */
  expiresAt: z.number(),
});
export type Attempt = z.output<typeof attemptSchema>;

/** Long enough for a password and a second factor. */
export const ATTEMPT_MS = 10 * 60 * 1000;
const PURPOSE = 'company-account';

export const attemptCookieName = (isSecure: boolean) =>
  isSecure ? '__Host-company-account' : 'company-account';

/** `attempt` as a cookie; undefined deletes it. */
export function attemptCookie(attempt: Attempt | undefined, headers: Headers): Cookie {
  const secure = isSecureRequest(headers);
  const body = attempt ? Buffer.from(JSON.stringify(attempt)).toString('base64url') : '';
  return {
    name: attemptCookieName(secure),
    value: body && `${body}.${keyedHash(PURPOSE, body)}`,
    path: '/',
    maxAge: attempt ? ATTEMPT_MS / 1000 : 0,
    // The provider leads back by a link, with which Lax cookies travel and strict ones do not.
    sameSite: 'lax',
    secure,
    httpOnly: true,
  };
}

/** The attempt that this browser is in, or undefined when it made none, or too long ago. */
export function readAttempt(headers: Headers, now = Date.now()): Attempt | undefined {
  const value = readCookie(headers, attemptCookieName(isSecureRequest(headers))) ?? '';
  const [body = '', hash = ''] = value.split('.');
  // It lasts ten minutes and leads into an account: it ends with the secret key.
  if (!isKeyedHash(PURPOSE, body, hash, 'ofOwnKey')) return undefined;
  const attempt = attemptSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return attempt.expiresAt > now ? attempt : undefined;
}
