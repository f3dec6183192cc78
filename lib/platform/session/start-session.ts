/** Signs in a visitor who has shown, by whichever means, that the account is theirs. */
import 'server-only';
import { getDb, type Transaction } from '../db/database.ts';
import type { Region } from '../region/region.ts';
import { NETWORK_KEPT_MS } from './expired-sessions.ts';
import { browserHash, networkOf } from './known-network.ts';
import { hasKnownNetwork, keepBrowser, keepNetwork } from './rows/known-networks.ts';
import { isYoungerThan, requireUnlocked, type User } from './rows/users.ts';
import { createSession, type OwnSession } from './session.ts';

/** What a browser says of itself, kept short; null for what it does not say. */
export type Agent = {
  /** 'Firefox 144' */
  browser: string | null;
  /** 'Windows' */
  system: string | null;
  /** By which the same browser is known again after an update. */
  kind: string;
};

export type Browser = {
  /** The visitor's, as clientAddress() gives it. */
  address: string;
  /** The token of the session that this browser has now; it ends. */
  former: string | undefined;
  /** When a second factor was shown in the session before, where this one only takes its place. */
  secondFactorAt?: Date | null;
  /** In which edition, and in which browser, for the owner's list of sessions. */
  region?: Region;
  agent?: Agent;
  /** Tells the owner, in the transaction that begins the session, that a new device signed in. */
  tellOwner?: (tx: Transaction, owner: User) => Promise<void>;
};

/**
 * Keeps network and browser as the owner's from now on: strangers cannot lock them out there. The owner is told of a
 * device that is new: network and browser both are, to an account that was signed in to before. Since both are kept,
 * the same device is new once.
 */
export async function rememberDevice(
  tx: Transaction,
  user: User,
  { address, agent, tellOwner }: Browser,
  now: Date,
): Promise<void> {
  const { id: userId, email } = user;
  // Networks of the last 90 days are remembered: a younger account without any was never signed in to.
  const isFirst =
    !(await hasKnownNetwork(tx, userId)) && (await isYoungerThan(tx, userId, NETWORK_KEPT_MS, now));
  const hash = browserHash(email, agent?.kind ?? '');
  const isNewNetwork = await keepNetwork(tx, { hash: networkOf(email, address), userId }, now);
  const isNewBrowser = await keepBrowser(tx, { hash, userId }, now);
  if (isNewNetwork && isNewBrowser && !isFirst) await tellOwner?.(tx, user);
}

/**
 * With 'owed' as its gap the session shows that somebody has the password, or the inbox; that the account is
 * theirs, and the device the owner's, is known once they have shown the second factor.
 * @throws AccountLockedError
 */
export async function startSession(
  user: User,
  browser: Browser,
  now = new Date(),
): Promise<OwnSession> {
  const db = await getDb();
  const { former, region = null, agent, secondFactorAt } = browser;
  const { browser: name = null, system = null } = agent ?? {};
  return db.transaction(async (tx) => {
    await requireUnlocked(tx, user.id);
    const known = { tx, secondFactorAt, browser: name, system, region };
    const session = await createSession(user, former, now, known);
    if (session.gap !== 'owed') await rememberDevice(tx, user, browser, now);
    return session;
  });
}
