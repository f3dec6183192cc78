/**
 * Proof of when a form was opened. People need a few seconds to fill one in; programs that post
 * forms by the thousand don't wait. Nothing is stored: the token carries its time and a signature.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { isKeyedHash, keyedHash } from './secret-key.ts';

const PURPOSE = 'form-token';
export const SHORTEST_FILL_MS = 2_000;
export const LONGEST_FILL_MS = 24 * 60 * 60 * 1000;

export type TokenState = 'good' | 'tooFast' | 'expired' | 'forged';

export function issueFormToken(now = Date.now()): string {
  const claim = `${now.toString(36)}.${randomBytes(6).toString('base64url')}`;
  return `${claim}.${keyedHash(PURPOSE, claim)}`;
}

export function checkFormToken(token: string, now = Date.now()): TokenState {
  const [time, nonce, signature, ...more] = token.split('.');
  if (!time || !nonce || !signature || more.length > 0) return 'forged';
  if (!isKeyedHash(PURPOSE, `${time}.${nonce}`, signature)) return 'forged';
  const age = now - Number.parseInt(time, 36);
  if (age < SHORTEST_FILL_MS) return 'tooFast';
  return age > LONGEST_FILL_MS ? 'expired' : 'good';
}
