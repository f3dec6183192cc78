/**
 * Erasure on request. Visitors prove that they are the owner and no passer-by at an open screen:
 * by the password or, for an account without one, by having signed in a moment ago.
 */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { type Database, getDb } from '../../platform/db/database.ts';
import { consumeLimit, resetLimit } from '../../platform/security/rate-limits.ts';
import { verifyPassword } from '../../platform/session/password.ts';
import { findSession } from '../../platform/session/rows/sessions.ts';
import { findCredentials, type User } from '../../platform/session/rows/users.ts';
import { hashOf } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { erasePerson } from './erasure.ts';

/** After signing in an account without a password may be deleted for so long, in ms. */
export const FRESH_SESSION_MS = 10 * 60_000;

type Asked = {
  user: User;
  password: string | undefined;
  /** Of the session that asks, as its cookie has it. */
  token: string;
};

/** @throws InvalidFieldsError, RateLimitedError */
async function checkPassword(db: Database, { user, password }: Asked, hash: string): Promise<void> {
  if (!password) throw new InvalidFieldsError({ currentPassword: 'Enter your password.' });
  await consumeLimit(db, 'passwordWhileSignedIn', user.id);
  if (!(await verifyPassword(password, hash)))
    throw new InvalidFieldsError({ currentPassword: 'This is not the password of your account.' });
  await resetLimit(db, 'passwordWhileSignedIn', user.id);
}

/** @throws ApiError SIGN_IN_AGAIN */
async function checkFreshness(db: Database, token: string, now: Date): Promise<void> {
  const session = await findSession(db, hashOf(token), now);
  // A refresh does not make a session younger.
  const age = session ? now.getTime() - session.createdAt.getTime() : Number.POSITIVE_INFINITY;
  if (age > FRESH_SESSION_MS) throw new ApiError('SIGN_IN_AGAIN');
}

/**
 * Deletes the account and what it holds, and takes every word out of what its owner sent
 * (lib/composition/privacy/erasure.ts). All of its sessions end. There is no way back.
 * @throws InvalidFieldsError, RateLimitedError, ApiError SIGN_IN_AGAIN
 */
export async function eraseAccount(asked: Asked, now = new Date()): Promise<void> {
  const db = await getDb();
  const found = await findCredentials(db, asked.user.email);
  if (found?.passwordHash) await checkPassword(db, asked, found.passwordHash);
  else await checkFreshness(db, asked.token, now);
  await db.transaction((tx) => erasePerson(tx, asked.user, now));
}
