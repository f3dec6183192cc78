/**
 * Signs somebody in by e-mail address and password. Known and unknown e-mail addresses are told apart
 * by nothing: the same limits, the same work, the same answer.
 *
 * Wrong passwords for an account are counted twice over: together for all strangers, so that guessing
 * from many addresses stays slow, and apart for each network from which the account was signed in to
 * before, so that strangers cannot lock its owner out.
 */
import 'server-only';
import { getDb } from '../db/database.ts';
import { isKnownNetwork, keepNetwork } from '../db/known-networks.ts';
import { findCredentials } from '../db/users.ts';
import { addressGroup } from '../security/client-address.ts';
import { consumeLimit, resetLimit } from '../security/rate-limits.ts';
import { keyedHash } from '../security/secret-key.ts';
import { DUMMY_HASH, verifyPassword } from './password.ts';
import type { LoginInput } from './schema.ts';
import { createSession, type OwnSession } from './session.ts';
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
): Promise<OwnSession> {
  const db = await getDb();
  const account = email.toLowerCase();
  const group = addressGroup(address);
  // Counted before the password is looked at, so that guesses made all at once are counted too.
  await consumeLimit(db, 'loginPerAddress', group);
  const network = keyedHash('known-network', JSON.stringify([account, group]));
  const isKnown = await isKnownNetwork(db, network);
  const limit = isKnown ? 'loginFromKnownNetwork' : 'loginPerAccount';
  const who = isKnown ? network : account;
  await consumeLimit(db, limit, who);
  const found = await findCredentials(db, email);
  const isRight = await verifyPassword(password, found?.passwordHash ?? DUMMY_HASH);
  if (!found || !isRight) throw new WrongCredentialsError();
  // Who knows the password is the owner, and was not guessing.
  await resetLimit(db, limit, who);
  await keepNetwork(db, { hash: network, userId: found.user.id }, new Date());
  return createSession(found.user, former);
}
