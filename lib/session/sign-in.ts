/**
 * Signs somebody in by e-mail address and password. Known and unknown addresses are told apart by
 * nothing: the same limits, the same work, the same answer.
 */
import 'server-only';
import { getDb } from '../db/database.ts';
import { findCredentials } from '../db/users.ts';
import { addressGroup } from '../security/client-address.ts';
import { consumeLimit, resetLimit } from '../security/rate-limits.ts';
import { DUMMY_HASH, verifyPassword } from './password.ts';
import type { LoginInput } from './schema.ts';
import { createSession, type Session } from './session.ts';
import { WrongCredentialsError } from './wrong-credentials.ts';

type Facts = {
  /** The visitor's, as clientAddress() gives it. */
  address: string;
  /** The token of the session that this browser has now; it ends. */
  former: string | undefined;
};

/** @throws WrongCredentialsError, RateLimitedError, or the database's error */
export async function signIn(
  { email, password }: LoginInput,
  { address, former }: Facts,
): Promise<Session & { token: string }> {
  const db = await getDb();
  const account = email.toLowerCase();
  // Counted before the password is looked at, so that guesses made all at once are counted too.
  await consumeLimit(db, 'loginPerAddress', addressGroup(address));
  await consumeLimit(db, 'loginPerAccount', account);
  const found = await findCredentials(db, email);
  const isRight = await verifyPassword(password, found?.passwordHash ?? DUMMY_HASH);
  if (!found || !isRight) throw new WrongCredentialsError();
  // Who knows the password is the owner, and was not guessing.
  await resetLimit(db, 'loginPerAccount', account);
  return createSession(found.user, former);
}
