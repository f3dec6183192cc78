/**
 * Sessions: who is signed in, in which browser, until when. The browser holds a random token, the
 * database its SHA-256 only, so that a stolen copy of the database signs nobody in.
 */
import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { type Database, getDb } from '../db/database.ts';
import { deleteSession, extendSession, findSession, insertSession } from '../db/sessions.ts';
import type { User } from '../db/users.ts';
import { SESSION_LIFETIME_MS } from './lifetime.ts';

export type Session = { user: User; expiresAt: Date };

const TOKEN_BYTES = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const expiryFrom = (now: Date) => new Date(now.getTime() + SESSION_LIFETIME_MS);

/**
 * Signs `user` in and ends the session that this browser had before.
 * @param former the token that the browser sent, if it sent one
 * @returns the session and its token, which is for that browser and nobody else
 */
export async function createSession(
  user: User,
  former: string | undefined,
  now = new Date(),
): Promise<Session & { token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = expiryFrom(now);
  const db: Database = await getDb();
  await db.transaction(async (tx) => {
    if (former) await deleteSession(tx, hashOf(former));
    await insertSession(tx, { tokenHash: hashOf(token), userId: user.id, expiresAt }, now);
  });
  return { user, expiresAt, token };
}

/** The session of `token`, or undefined when it has ended. Looking does not extend it. */
export async function readSession(token: string, now = new Date()): Promise<Session | undefined> {
  return findSession(await getDb(), hashOf(token), now);
}

/**
 * Lets the session of `token` last its whole lifetime from now on.
 * @param within extends only what ends within so many ms
 * @returns the session as it is afterwards, or undefined when it has ended
 */
export async function refreshSession(
  token: string,
  within = SESSION_LIFETIME_MS,
  now = new Date(),
): Promise<Session | undefined> {
  const session = await readSession(token, now);
  if (!session || session.expiresAt.getTime() - now.getTime() > within) return session;
  const expiresAt = expiryFrom(now);
  await extendSession(await getDb(), hashOf(token), expiresAt, now);
  return { ...session, expiresAt };
}

/** Ends the session of `token`. Nothing happens when it has ended already. */
export async function endSession(token: string): Promise<void> {
  await deleteSession(await getDb(), hashOf(token));
}
