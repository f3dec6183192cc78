/** The readers of the newsletter. */
import 'server-only';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isAddress } from '../../../platform/db/same-address.ts';
import { noteAnswer } from '../../../platform/mail/answered-inboxes.ts';
import type { Region } from '../../../platform/region/region.ts';
import { newsletterSubscriptions as table } from '../tables.ts';

type Subscription = typeof table.$inferSelect;

/** @returns the id of the row */
export async function insertSubscription(
  db: Database | Transaction,
  row: Pick<Subscription, 'reference' | 'region' | 'email'>,
): Promise<string> {
  const [added] = await db.insert(table).values(row).returning({ id: table.id });
  if (!added) throw new Error('The insert returned no row.');
  return added.id;
}

export const isSubscribed = and(isNotNull(table.confirmedAt), isNull(table.unsubscribedAt));
const isOf = ({ region, email }: Pick<Subscription, 'region' | 'email'>) =>
  and(eq(table.region, region), isAddress(table.email, email));

/**
 * Begins the subscription that the request `id` of after `since` asked for; nothing changes when it has
 * begun, by this request or another.
 * @returns false when there is no such request, or it was ended since
 */
export function confirmSubscription(
  db: Database,
  id: string,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(table)
      .where(and(eq(table.id, id), isNull(table.unsubscribedAt)))
      .for('update');
    if (!request) return false;
    if (request.confirmedAt) return true;
    if (request.createdAt <= since) return false;
    await noteAnswer(tx, request.email, now);
    const [known] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(isOf(request), isSubscribed));
    if (!known) await tx.update(table).set({ confirmedAt: now }).where(eq(table.id, id));
    return true;
  });
}

/**
 * Ends the subscription of the reader in row `id`, and every request of theirs that waits.
 * @returns false when there is no such row
 */
export async function endSubscription(db: Database, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(table).where(eq(table.id, id));
    if (!row) return false;
    await tx
      .update(table)
      .set({ unsubscribedAt: now })
      .where(and(isOf(row), isNull(table.unsubscribedAt)));
    return true;
  });
}

/** All readers of the newsletter of `region`. */
export function subscribersOf(db: Database, region: Region): Promise<Subscription[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.region, region), isSubscribed));
}

/**
 * Deletes requests that were not confirmed, and subscriptions that ended.
 * @param before when they were made, and when they ended
 */
export async function deleteOldSubscriptions(
  db: Database,
  before: { requested: Date; ended: Date },
): Promise<void> {
  await db
    .delete(table)
    .where(and(lt(table.createdAt, before.requested), isNull(table.confirmedAt)));
  await db.delete(table).where(lt(table.unsubscribedAt, before.ended));
}
