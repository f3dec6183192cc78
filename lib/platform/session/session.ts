/**
 * Sessions: which account is signed in, in which browser, until when. The browser holds a token, the
 * database its SHA-256 only, so that an attacker cannot sign in with a stolen copy of the database. Each
 * refresh replaces the token, so that one that leaked is soon worth nothing.
 */
import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { getDb, type Transaction } from '../db/database.ts';
import { keyedHash } from '../security/secret-key.ts';
import { FORMER_TOKEN_MS, LONGEST_SESSION_MS, SESSION_LIFETIME_MS } from './lifetime.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  renewSession,
  type SessionFacts,
  type SessionRow,
  setSecondFactorAt,
} from './rows/sessions.ts';
import type { User } from './rows/users.ts';
import { type FactorGap, gapOf } from './second-factor.ts';

export type Session = {
  id: string;
  user: User;
  createdAt: Date;
  expiresAt: Date;
  /** When a second factor was shown last, if one was. */
  secondFactorAt: Date | null;
  /** What it lacks: with 'owed' it reads no private data yet, with 'missing' it opens no desk. */
  gap: FactorGap | undefined;
};
/** The token is for that browser alone. */
export type OwnSession = Session & { token: string };

const TOKEN_BYTES = 32;

/** What the database knows of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** The session of a row, with nothing in it that a token could be found by. */
function sessionOf({
  id,
  user,
  createdAt,
  expiresAt,
  factor,
  secondFactorAt,
}: SessionRow): Session {
  const gap = gapOf({ role: user.role, factor, shownAt: secondFactorAt });
  return { id, user, createdAt, expiresAt, secondFactorAt, gap };
}

/** An hour from `now`, but never later than the longest a session may last. */
const expiryOf = (createdAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + SESSION_LIFETIME_MS, createdAt.getTime() + LONGEST_SESSION_MS));

/**
 * The token that comes after `token`. It follows from it and from our secret key, so that two tabs
 * that refresh at once, and one whose answer got lost, are given the same one. A change of the secret key in
 * between signs the slower tab out; sessions themselves know no key.
 */
const successorOf = (token: string, id: string) => keyedHash('session-successor', `${id}.${token}`);

/**
 * Signs `user` in and ends the session that this browser had before. Whoever signs in comes by startSession(),
 * which looks whether the account is locked.
 * @param former the token that the browser sent, if it sent one
 * @param known the transaction to do it in, when a second factor was shown, for a session that takes the place of one
 * where it was, and what the owner's list says of the session
 */
export async function createSession(
  user: User,
  former: string | undefined,
  now = new Date(),
  known: { tx?: Transaction; secondFactorAt?: Date | null } & Partial<SessionFacts> = {},
): Promise<OwnSession> {
  const { tx: own, secondFactorAt = null, ...facts } = known;
  const token = newToken();
  const expiresAt = expiryOf(now, now);
  const row = { ...facts, tokenHash: hashOf(token), userId: user.id, expiresAt, secondFactorAt };
  const begin = async (tx: Transaction) => {
    if (former) await deleteSession(tx, hashOf(former));
    await insertSession(tx, row, now);
    return findSession(tx, row.tokenHash, now);
  };
  const begun = await (own ? begin(own) : (await getDb()).transaction(begin));
  if (!begun) throw new Error('The account of this session is gone.');
  return { ...sessionOf(begun), user, token };
}

/**
 * The session of `token`, or undefined when it has ended, whether or not its second factor was shown: for what looks
 * at `gap` itself. Looking does not extend it.
 */
export async function readSession(token: string, now = new Date()): Promise<Session | undefined> {
  const found = await findSession(await getDb(), hashOf(token), now);
  return found && sessionOf(found);
}

/**
 * The same for what is shown to whoever is signed in: who owes a second factor is a stranger yet.
 * @param token undefined for a visitor without one
 */
export async function readFullSession(token: string | undefined): Promise<Session | undefined> {
  const session = token ? await readSession(token) : undefined;
  return session?.gap === 'owed' ? undefined : session;
}

/**
 * Lets the session of `token` last an hour from now on, though never longer than LONGEST_SESSION_MS in
 * all, and gives it another token. The one before works for FORMER_TOKEN_MS more.
 * @param within renews only what ends within so many ms
 * @returns the session as it is afterwards, or undefined when it has ended
 */
export async function refreshSession(
  token: string,
  within = SESSION_LIFETIME_MS,
  now = new Date(),
): Promise<OwnSession | undefined> {
  const db = await getDb();
  const found = await findSession(db, hashOf(token), now);
  if (!found) return undefined;
  const { id, tokenHash, createdAt, expiresAt } = found;
  const isOwn = tokenHash === hashOf(token);
  if (isOwn && expiresAt.getTime() - now.getTime() > within) return { ...sessionOf(found), token };
  const next = successorOf(token, id);
  if (isOwn)
    await renewSession(db, tokenHash, {
      tokenHash: hashOf(next),
      formerTokenHash: tokenHash,
      formerUntil: later(now, FORMER_TOKEN_MS),
      expiresAt: expiryOf(createdAt, now),
      lastUsedAt: now,
    });
  // Another tab may have renewed it in the same moment, or signed out.
  const renewed = await readSession(next, now);
  return renewed && { ...renewed, token: next };
}

/**
 * A second factor was shown in the session of `token`: it opens all that its account may see, by another token.
 * The one before ends at once, so that a token that leaked while the session could do little is worth nothing.
 * @returns undefined when it has ended
 */
export async function raiseSession(
  token: string,
  now = new Date(),
): Promise<OwnSession | undefined> {
  const db = await getDb();
  const found = await findSession(db, hashOf(token), now);
  if (!found) return undefined;
  const next = newToken();
  await setSecondFactorAt(db, found.id, now, hashOf(next));
  return { ...sessionOf({ ...found, secondFactorAt: now }), token: next };
}

/** Ends the session of `token`. Nothing happens when it has ended already. */
export async function endSession(token: string): Promise<void> {
  await deleteSession(await getDb(), hashOf(token));
}
