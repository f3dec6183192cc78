/** Recovery codes that are left, each as a hash. */
import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { recoveryCodes } from '../tables.ts';

export const countRecoveryCodes = (db: Database | Transaction, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

export async function findCodeHash(
  db: Database,
  userId: string,
  position: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.position, position)));
  return row?.codeHash;
}

/** The codes of before no longer work. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodesOf(tx, userId);
  const rows = hashes.map((codeHash, position) => ({ userId, position, codeHash }));
  if (rows.length > 0) await tx.insert(recoveryCodes).values(rows);
}

/** @returns false when it was used in the meantime */
export async function spendRecoveryCode(
  tx: Transaction,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ position: recoveryCodes.position });
  return spent.length > 0;
}

export const deleteRecoveryCodesOf = (tx: Transaction, userId: string) =>
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
