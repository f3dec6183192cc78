/**
 * Six digits by mail. A code is stored nowhere: it follows from the id of its row and our secret key,
 * so that a copy of the database opens no account. It is good for ten minutes, five tries and one use.
 */
import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { addressGroup } from '../../platform/security/client-address.ts';
import { consumeLimit } from '../../platform/security/rate-limits.ts';
import { keyedHash } from '../../platform/security/secret-key.ts';
import { networkOf } from '../../platform/session/known-network.ts';
import { type NewOneTimeCode, type OneTimeCode, takeTry } from './rows/one-time-codes.ts';
import type { CodePurpose } from './tables.ts';

export const CODE_MS = 10 * 60 * 1000;
export const CODE_TRIES = 5;
const DIGITS = 6;

/**
 * The code of the row `id`. 48 bits of the hash, so that each code is as likely as any other. A former secret
 * key gives none: each one more would be a further right guess.
 */
export function codeOf(id: string): string {
  const bytes = Buffer.from(keyedHash('one-time-code', id), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

type Begun = Pick<NewOneTimeCode, 'purpose' | 'region' | 'email'> & Partial<NewOneTimeCode>;

/** The row of a code that is good from `now` on. */
export const newCode = (row: Begun, now: Date): NewOneTimeCode => ({
  ...row,
  triesLeft: CODE_TRIES,
  createdAt: now,
  expiresAt: new Date(now.getTime() + CODE_MS),
});

type Try = { purpose: CodePurpose; email: string; otp: string };

/**
 * Looks whether `otp` is the code that was mailed. Each look is a try, the right one as well. Tries are
 * also counted by network, so that an attacker who guesses at one code has none left for the next one,
 * which its owner asks for.
 * @throws ApiError INVALID_CODE, RateLimitedError
 */
export async function checkCode(
  { purpose, email, otp }: Try,
  address: string,
  now = new Date(),
): Promise<OneTimeCode> {
  const db = await getDb();
  await consumeLimit(db, 'codeTriesPerAddress', addressGroup(address));
  await consumeLimit(db, 'codeTriesPerNetwork', networkOf(email, address));
  const row = await takeTry(db, { purpose, email }, now);
  // Compared also when there is none: known and unknown addresses take the same time.
  const expected = Buffer.from(codeOf(row?.id ?? ''));
  const isRight = timingSafeEqual(expected, Buffer.from(otp));
  if (!row || !isRight) throw new ApiError('INVALID_CODE');
  return row;
}
