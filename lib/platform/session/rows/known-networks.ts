/** Networks and browsers from which accounts were signed in to, found by hashes that say nothing of any. */
import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { knownBrowsers, knownNetworks } from '../tables.ts';

type Known = { hash: string; userId: string };

export async function isKnownNetwork(db: Database | Transaction, hash: string): Promise<boolean> {
  return (await db.$count(knownNetworks, eq(knownNetworks.hash, hash))) > 0;
}

/** The hashes of the networks that are known of an account. */
export async function findNetworksOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ hash: knownNetworks.hash })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId));
  return rows.map(({ hash }) => hash);
}

/** Whether the account was signed in to from any network that is remembered. */
export async function hasKnownNetwork(
  db: Database | Transaction,
  userId: string,
): Promise<boolean> {
  return (await db.$count(knownNetworks, eq(knownNetworks.userId, userId))) > 0;
}

/** PostgreSQL's mark of a row that this very statement inserted, and did not find. */
const IS_NEW = { isNew: sql<boolean>`(xmax = 0)` };

async function keep(
  tx: Database | Transaction,
  table: typeof knownNetworks | typeof knownBrowsers,
  known: Known,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .insert(table)
    .values({ ...known, lastUsedAt: now })
    .onConflictDoUpdate({ target: table.hash, set: { lastUsedAt: now } })
    .returning(IS_NEW);
  return row?.isNew ?? false;
}

/**
 * Keeps it from `now` on; one that is known already is kept for longer.
 * @returns whether it was new: of two sign-ins at once to one of them only
 */
export const keepNetwork = (tx: Database | Transaction, network: Known, now: Date) =>
  keep(tx, knownNetworks, network, now);

/** The same for a browser. */
export const keepBrowser = (tx: Database | Transaction, browser: Known, now: Date) =>
  keep(tx, knownBrowsers, browser, now);
