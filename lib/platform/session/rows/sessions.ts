/** Rows of sessions, found by the hash of their token. One that has expired is never found. */
import 'server-only';
import { and, desc, eq, gt, ne, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { AccountFactor } from '../second-factor.ts';
import { sessions, users } from '../tables.ts';
import { type User, userColumns } from './users.ts';

/** What the owner's list says of a session; null for what was not said when it began. */
export type SessionFacts = Pick<typeof sessions.$inferSelect, 'browser' | 'system' | 'region'>;
type NewSession = {
  tokenHash: string;
  userId: string;
  expiresAt: Date;
  secondFactorAt: Date | null;
} & Partial<SessionFacts>;
export type SessionRow = {
  id: string;
  user: User;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  /** Of the account. */
  factor: AccountFactor;
  secondFactorAt: Date | null;
};
/** What a refresh changes. */
export type RenewedSession = {
  tokenHash: string;
  formerTokenHash: string;
  formerUntil: Date;
  expiresAt: Date;
  lastUsedAt: Date;
};

const ONLY_ID = { id: sessions.id };

/** The session's own token, or the one before it, however long ago that was replaced. */
const isOf = (tokenHash: string) =>
  or(eq(sessions.tokenHash, tokenHash), eq(sessions.formerTokenHash, tokenHash));

const isLive = (tokenHash: string, now: Date) =>
  and(
    gt(sessions.expiresAt, now),
    or(
      eq(sessions.tokenHash, tokenHash),
      and(eq(sessions.formerTokenHash, tokenHash), gt(sessions.formerUntil, now)),
    ),
  );

export async function insertSession(
  tx: Database | Transaction,
  session: NewSession,
  now: Date,
): Promise<void> {
  await tx.insert(sessions).values({ ...session, createdAt: now, lastUsedAt: now });
}

/** Also by the token before the last refresh, for as long as that is allowed. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select({
      id: sessions.id,
      user: userColumns,
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      factor: users.secondFactor,
      secondFactorAt: sessions.secondFactorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive(tokenHash, now));
  return row;
}

/** The live sessions of an account, the one that was used last first. */
export function findSessionsOf(db: Database, userId: string, now: Date) {
  const { id, browser, system, region, createdAt, lastUsedAt } = sessions;
  return db
    .select({ id, browser, system, region, createdAt, lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(lastUsedAt), desc(id));
}

/** Does nothing when `tokenHash` is not the session's own any more: another tab was quicker. */
export async function renewSession(
  db: Database,
  tokenHash: string,
  renewed: RenewedSession,
): Promise<void> {
  await db.update(sessions).set(renewed).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * A second factor was shown in the session `id`.
 * @param tokenHash of the token that it has from now on, the only one; left out where it keeps its own
 */
export async function setSecondFactorAt(
  tx: Database | Transaction,
  id: string,
  now: Date,
  tokenHash?: string,
): Promise<void> {
  const token = tokenHash && { tokenHash, formerTokenHash: null, formerUntil: null };
  await tx
    .update(sessions)
    .set({ secondFactorAt: now, ...token })
    .where(eq(sessions.id, id));
}

/** Does nothing when there is no such session. */
export async function deleteSession(tx: Database | Transaction, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(isOf(tokenHash));
}

/** Every session of an account, in whichever browser. @returns how many there were */
export async function deleteSessionsOf(
  tx: Database | Transaction,
  userId: string,
): Promise<number> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning(ONLY_ID);
  return ended.length;
}

/**
 * Sessions of an account other than `ownId`, from which they are ended.
 * @param id of the one to end; all of them without it
 * @returns how many there were
 */
export async function deleteOtherSessions(
  tx: Transaction,
  { userId, ownId, id }: { userId: string; ownId: string; id?: string },
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        ne(sessions.id, ownId),
        id === undefined ? undefined : eq(sessions.id, id),
      ),
    )
    .returning(ONLY_ID);
  return ended.length;
}

/** Every session of every account. @returns how many there were */
export async function deleteAllSessions(tx: Database | Transaction): Promise<number> {
  return (await tx.delete(sessions).returning(ONLY_ID)).length;
}
