/** The authenticator app of an account: begun, confirmed by a code, and which of its codes was the last. */
import 'server-only';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { authenticators } from '../tables.ts';

export type Authenticator = typeof authenticators.$inferSelect;

const isOf = (userId: string) => eq(authenticators.userId, userId);
const isConfirmed = (userId: string) => and(isOf(userId), isNotNull(authenticators.confirmedAt));

/** Confirmed or not. */
export async function findAuthenticator(
  db: Database | Transaction,
  userId: string,
): Promise<Authenticator | undefined> {
  const [row] = await db.select().from(authenticators).where(isOf(userId));
  return row;
}

export const countAuthenticators = (tx: Database | Transaction, userId: string): Promise<number> =>
  tx.$count(authenticators, isConfirmed(userId));

/**
 * Takes the place of one that was begun and never confirmed.
 * @returns false when there is one that counts
 */
export async function beginAuthenticator(
  db: Database,
  begun: { userId: string; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  const { sealedSecret, createdAt } = begun;
  const kept = await db
    .insert(authenticators)
    .values(begun)
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealedSecret, createdAt, lastStep: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  return kept.length > 0;
}

/** @returns false when there is none that waits */
export async function confirmAuthenticator(
  tx: Transaction,
  userId: string,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const confirmed = await tx
    .update(authenticators)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(isOf(userId), isNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId });
  return confirmed.length > 0;
}

/**
 * Takes the code of `step`, and keeps the secret anew, under the key of now.
 * @returns false when it, or one after it, was taken before: of two tries at once one is right
 */
export async function takeStep(
  db: Database,
  userId: string,
  { step, sealedSecret }: { step: number; sealedSecret: string },
): Promise<boolean> {
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step, sealedSecret })
    .where(and(isConfirmed(userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

/** @returns false when there was none that counted */
export async function deleteAuthenticator(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(authenticators)
    .where(isOf(userId))
    .returning({ confirmedAt: authenticators.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Those that were begun before `moment` and never confirmed. */
export const deleteUnconfirmed = (db: Database, moment: Date) =>
  db
    .delete(authenticators)
    .where(and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, moment)));
