/** Signs in a visitor who has shown, by whichever means, that the account is theirs. */
import 'server-only';
import { getDb } from '../db/database.ts';
import { networkOf } from './known-network.ts';
import { keepNetwork } from './rows/known-networks.ts';
import type { User } from './rows/users.ts';
import { createSession, type OwnSession } from './session.ts';

export type Browser = {
  /** The visitor's, as clientAddress() gives it. */
  address: string;
  /** The token of the session that this browser has now; it ends. */
  former: string | undefined;
  /** When a second factor was shown in the session before, where this one only takes its place. */
  secondFactorAt?: Date | null;
};

/** The network counts as the owner's from now on: strangers cannot lock them out there. */
export async function rememberNetwork(user: User, address: string): Promise<void> {
  const hash = networkOf(user.email, address);
  await keepNetwork(await getDb(), { hash, userId: user.id }, new Date());
}

/**
 * With 'owed' as its gap the session shows that somebody has the password, or the inbox; that the account is
 * theirs, and the network the owner's, is known once they have shown the second factor.
 */
export async function startSession(
  user: User,
  { address, former, secondFactorAt }: Browser,
): Promise<OwnSession> {
  const session = await createSession(user, former, new Date(), secondFactorAt);
  if (session.gap !== 'owed') await rememberNetwork(user, address);
  return session;
}
