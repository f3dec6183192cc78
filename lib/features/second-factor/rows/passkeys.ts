/** Passkeys of accounts. */
import 'server-only';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { passkeys } from '../tables.ts';

export type Passkey = typeof passkeys.$inferSelect;
export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'createdAt' | 'lastUsedAt'>;

/** The oldest first. */
export const findPasskeys = (db: Database | Transaction, userId: string): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);

export const countPasskeys = (tx: Database | Transaction, userId: string): Promise<number> =>
  tx.$count(passkeys, eq(passkeys.userId, userId));

/** @returns false when some account has it already */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<boolean> {
  const added = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/**
 * It was shown.
 * @returns false when it says that it signed no more often than we know: somebody has a copy of it
 */
export async function notePasskeyUse(
  db: Database,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  now: Date,
): Promise<boolean> {
  const isHigher = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isHigher))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

type Own = { id: string; userId: string };
const isOwn = ({ id, userId }: Own) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export const hasPasskey = async (db: Database, own: Own): Promise<boolean> =>
  (await db.$count(passkeys, isOwn(own))) > 0;

/** @returns false when the account has none of this id */
export async function renamePasskey(db: Database, own: Own, name: string): Promise<boolean> {
  const changed = await db
    .update(passkeys)
    .set({ name })
    .where(isOwn(own))
    .returning({ id: passkeys.id });
  return changed.length > 0;
}

/** @returns false when the account has none of this id */
export async function deletePasskey(tx: Transaction, own: Own): Promise<boolean> {
  return (await tx.delete(passkeys).where(isOwn(own)).returning({ id: passkeys.id })).length > 0;
}

export const deletePasskeysOf = (tx: Transaction, userId: string) =>
  tx.delete(passkeys).where(eq(passkeys.userId, userId));
