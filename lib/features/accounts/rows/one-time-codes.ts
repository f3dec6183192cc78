/**
 * Codes that were mailed. Of an address and a purpose only the newest counts, and for a browser that asked the newest
 * that it asked for: asking for another one ends those before it, and so does using one, in whichever browser.
 */
import 'server-only';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isAddress } from '../../../platform/db/same-address.ts';
import type { CodePurpose } from '../tables.ts';
import { oneTimeCodes as table } from '../tables.ts';

export type OneTimeCode = typeof table.$inferSelect;
export type NewOneTimeCode = typeof table.$inferInsert;
export type CodeOwner = { purpose: CodePurpose; email: string };

export const isOf = ({ purpose, email }: CodeOwner) =>
  and(eq(table.purpose, purpose), isAddress(table.email, email));

/** @returns the id of the row */
export async function insertCode(tx: Transaction, row: NewOneTimeCode): Promise<string> {
  const [added] = await tx.insert(table).values(row).returning({ id: table.id });
  if (!added) throw new Error('The insert returned no row.');
  return added.id;
}

const newestOf = (db: Database | Transaction, owner: CodeOwner) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(isOf(owner))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(1);

/** The code of `owner` that was asked for last, whoever asked, as long as it is good. */
export async function findNewestCode(
  db: Database,
  owner: CodeOwner,
  now: Date,
): Promise<OneTimeCode | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, newestOf(db, owner)), isNull(table.usedAt), gt(table.expiresAt, now)));
  return row;
}

/**
 * Takes one try of the code `id`, in one statement, so that tries made all at once are counted.
 * @returns the row, or undefined when it has no try left
 */
export async function takeTry(db: Database, id: string): Promise<OneTimeCode | undefined> {
  const [row] = await db
    .update(table)
    .set({ triesLeft: sql`${table.triesLeft} - 1` })
    .where(and(eq(table.id, id), gt(table.triesLeft, 0)))
    .returning();
  return row;
}

/**
 * Gives a try back that showed the right code and was refused for something else.
 * @param most how many a code has: a try from elsewhere took none
 */
export async function returnTry(db: Database, id: string, most: number): Promise<void> {
  await db
    .update(table)
    .set({ triesLeft: sql`${table.triesLeft} + 1` })
    .where(and(eq(table.id, id), lt(table.triesLeft, most)));
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
