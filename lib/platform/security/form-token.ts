/**
 * Proof of when a form was opened. People need a few seconds to fill one in; programs that post
 * forms by the thousand don't wait. The token carries its time and a signature; what it was used
 * for is kept by lib/platform/db/used-form-tokens.ts, since each is good for one form.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { isKeyedHash, keyedHash } from './secret-key.ts';

const PURPOSE = 'form-token';
export const SHORTEST_FILL_MS = 2_000;
/** While very many forms come in. */
export const BUSY_FILL_MS = 30_000;
export const LONGEST_FILL_MS = 24 * 60 * 60 * 1000;

export type FormToken = {
  /** Its time and its random part: no two tokens have the same. */
  claim: string;
  issuedAt: Date;
  expiresAt: Date;
};

export function issueFormToken(now = Date.now()): string {
  const claim = `${now.toString(36)}.${randomBytes(6).toString('base64url')}`;
  return `${claim}.${keyedHash(PURPOSE, claim)}`;
}

/** What `token` says, or undefined when we never issued it. It may have expired. */
export function readFormToken(token: string): FormToken | undefined {
  const [time, nonce, signature, ...more] = token.split('.');
  if (!time || !nonce || !signature || more.length > 0) return undefined;
  const claim = `${time}.${nonce}`;
  // A visitor may have opened the form before the secret key was changed.
  if (!isKeyedHash(PURPOSE, claim, signature, 'ofFormerKeys')) return undefined;
  const issued = Number.parseInt(time, 36);
  return {
    claim,
    issuedAt: new Date(issued),
    expiresAt: new Date(issued + LONGEST_FILL_MS),
  };
}
