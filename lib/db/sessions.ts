/** Rows of sessions, found by the hash of their token. One that has expired is never found. */
import 'server-only';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { sessions, users } from './schema.ts';
import { type User, userColumns } from './users.ts';

type NewSession = { tokenHash: string; userId: string; expiresAt: Date };
export type SessionRow = { user: User; expiresAt: Date };

const isLive = (tokenHash: string, now: Date) =>
  and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now));

export async function insertSession(
  tx: Database | Transaction,
  session: NewSession,
  now: Date,
): Promise<void> {
  await tx.insert(sessions).values({ ...session, createdAt: now, lastUsedAt: now });
}

export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select({ user: userColumns, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive(tokenHash, now));
  return row;
}

export async function extendSession(
  db: Database,
  tokenHash: string,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await db.update(sessions).set({ expiresAt, lastUsedAt: now }).where(isLive(tokenHash, now));
}

/** Does nothing when there is no such session. */
export async function deleteSession(tx: Database | Transaction, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
