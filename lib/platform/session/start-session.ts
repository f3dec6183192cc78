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
};

/** The network counts as the owner's from now on: strangers cannot lock them out there. */
export async function startSession(user: User, { address, former }: Browser): Promise<OwnSession> {
  const hash = networkOf(user.email, address);
  await keepNetwork(await getDb(), { hash, userId: user.id }, new Date());
  return createSession(user, former);
}
