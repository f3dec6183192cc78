/** Networks from which accounts were signed in to, found by a hash that says nothing of either. */
import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { knownNetworks } from '../tables.ts';

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

/** Keeps it from `now` on; one that is known already is kept for longer. */
export async function keepNetwork(
  db: Database | Transaction,
  network: { hash: string; userId: string },
  now: Date,
): Promise<void> {
  await db
    .insert(knownNetworks)
    .values({ ...network, lastUsedAt: now })
    .onConflictDoUpdate({ target: knownNetworks.hash, set: { lastUsedAt: now } });
}
