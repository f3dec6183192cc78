/**
 * Signs a visitor in by e-mail address and password. Nothing tells known e-mail addresses from unknown
 * ones: the same limits, the same work, the same answer.
 *
 * Wrong passwords for an account are counted twice over: together for all strangers, so that guessing
 * from many addresses stays slow, and apart for each network from which the account was signed in to
 * before, so that strangers cannot lock its owner out.
 */
import 'server-only';
import { getDb } from '../db/database.ts';
import { addressGroup } from '../security/client-address.ts';
import { consumeLimit, resetLimit } from '../security/rate-limits.ts';
import { networkOf } from './known-network.ts';
import { DUMMY_HASH, verifyPassword } from './password.ts';
import { isKnownNetwork } from './rows/known-networks.ts';
import { findCredentials } from './rows/users.ts';
import type { LoginInput } from './schema.ts';
import type { OwnSession } from './session.ts';
import { type Browser, startSession } from './start-session.ts';
import { WrongCredentialsError } from './wrong-credentials.ts';

/** @throws WrongCredentialsError, also for a locked account; RateLimitedError, or the database's error */
export async function signIn(
  { email, password }: LoginInput,
  browser: Browser,
): Promise<OwnSession> {
  const db = await getDb();
  const account = email.toLowerCase();
  const group = addressGroup(browser.address);
  // Counted before the password is looked at, so that guesses made all at once are counted too.
  await consumeLimit(db, 'loginPerAddress', group);
  const network = networkOf(email, browser.address);
  const isKnown = await isKnownNetwork(db, network);
  const limit = isKnown ? 'loginFromKnownNetwork' : 'loginPerAccount';
  const who = isKnown ? network : account;
  await consumeLimit(db, limit, who);
  const found = await findCredentials(db, email);
  const isRight = await verifyPassword(password, found?.passwordHash ?? DUMMY_HASH);
  // An account that signs in by a code or elsewhere only has no password that could be right.
  // A locked one has, and strangers are told the same of it.
  if (!found?.passwordHash || !isRight || found.isLocked) throw new WrongCredentialsError();
  // A visitor who knows the password is the owner, and was not guessing.
  await resetLimit(db, limit, who);
  return startSession(found.user, browser);
}
