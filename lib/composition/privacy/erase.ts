/**
 * Erasure on request. Visitors prove that they are the owner and no passer-by at an open screen:
 * by the password or, for an account without one, by having signed in a moment ago.
 */
import 'server-only';
import { oweNotice } from '../../features/account-notices/notice.ts';
import { ApiError } from '../../platform/api/problem.ts';
import { checkPassword } from '../../platform/api/prove-owner.ts';
import { type Database, getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { findSession } from '../../platform/session/rows/sessions.ts';
import { findCredentials, type User } from '../../platform/session/rows/users.ts';
import { hashOf } from '../../platform/session/session.ts';
import { erasePerson } from './erasure.ts';

/** After signing in an account without a password may be deleted for so long, in ms. */
export const FRESH_SESSION_MS = 10 * 60_000;

type Asked = {
  user: User;
  password: string | undefined;
  /** Of the session that asks, as its cookie has it. */
  token: string;
};

/** @throws ApiError SIGN_IN_AGAIN */
async function checkFreshness(db: Database, token: string, now: Date): Promise<void> {
  const session = await findSession(db, hashOf(token), now);
  // A refresh does not make a session younger.
  const age = session ? now.getTime() - session.createdAt.getTime() : Number.POSITIVE_INFINITY;
  if (age > FRESH_SESSION_MS) throw new ApiError('SIGN_IN_AGAIN');
}

/**
 * Deletes the account and what it holds, and takes every word out of what its owner sent
 * (lib/composition/privacy/erasure.ts). All of its sessions end, and its owner is told by mail. There is no way back.
 * @throws InvalidFieldsError, RateLimitedError, ApiError SIGN_IN_AGAIN
 */
export async function eraseAccount(asked: Asked, now = new Date()): Promise<void> {
  const db = await getDb();
  const { user, password, token } = asked;
  const hash = (await findCredentials(db, user.email))?.passwordHash;
  if (hash) await checkPassword(password, { userId: user.id, hash, field: 'currentPassword' });
  else await checkFreshness(db, token, now);
  const outbox = await getOutbox();
  await db.transaction(async (tx) => {
    await erasePerson(tx, user, now);
    await oweNotice(tx, outbox, user, 'account-erased');
  });
}
