/**
 * Codes that were mailed. Of an address and a purpose only the newest counts: asking for another one
 * ends those before it.
 */
import 'server-only';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isAddress } from '../../../platform/db/same-address.ts';
import type { CodePurpose } from '../tables.ts';
import { oneTimeCodes as table } from '../tables.ts';

export type OneTimeCode = typeof table.$inferSelect;
export type NewOneTimeCode = typeof table.$inferInsert;
type Owner = { purpose: CodePurpose; email: string };

const isOf = ({ purpose, email }: Owner) =>
  and(eq(table.purpose, purpose), isAddress(table.email, email));

/** @returns the id of the row */
export async function insertCode(tx: Transaction, row: NewOneTimeCode): Promise<string> {
  const [added] = await tx.insert(table).values(row).returning({ id: table.id });
  if (!added) throw new Error('The insert returned no row.');
  return added.id;
}

const newestOf = (db: Database | Transaction, owner: Owner) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(isOf(owner))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(1);

/**
 * Takes one try of the code of `owner`, in one statement, so that tries made all at once are counted.
 * @returns the row, or undefined when there is none, or it is used, too old, or has no try left
 */
export async function takeTry(
  db: Database,
  owner: Owner,
  now: Date,
): Promise<OneTimeCode | undefined> {
  const [row] = await db
    .update(table)
    .set({ triesLeft: sql`${table.triesLeft} - 1` })
    .where(
      and(
        eq(table.id, newestOf(db, owner)),
        isNull(table.usedAt),
        gt(table.triesLeft, 0),
        gt(table.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** The row `id` as long as it is good: the newest of its kind, not used, not too old. */
export async function findLiveCode(
  db: Database | Transaction,
  id: string,
  now: Date,
): Promise<OneTimeCode | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.usedAt), gt(table.expiresAt, now)));
  if (!row) return undefined;
  const [newest] = await newestOf(db, row);
  return newest?.id === id ? row : undefined;
}

/** @returns true for the first request, and never again */
export async function useCode(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(table)
    .set({ usedAt: now })
    .where(and(eq(table.id, id), isNull(table.usedAt)))
    .returning({ id: table.id });
  return used.length > 0;
}

/** The registration of `email` that was begun last and waits for its code, be that too old by now. */
export async function findRegistration(
  db: Database,
  email: string,
): Promise<OneTimeCode | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(
      and(
        isOf({ purpose: 'register', email }),
        isNull(table.usedAt),
        isNotNull(table.passwordHash),
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(1);
  return row;
}

/** @param before when they ended */
export async function deleteOldCodes(db: Database, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.expiresAt, before));
}
