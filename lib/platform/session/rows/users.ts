/** Accounts, as the rest of the site knows them. The hash of a password leaves by one function only. */
import 'server-only';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { isAddress } from '../../db/same-address.ts';
import { errorCode } from '../../log/error-code.ts';
import type { Region } from '../../region/region.ts';
import type { AccountFactor } from '../second-factor.ts';
import { users } from '../tables.ts';
import { AccountLockedError } from '../wrong-credentials.ts';

export type User = { id: string; email: string; name: string; role: string; region: Region };
export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'createdAt'>;

/** There is an account with this e-mail address. */
export class EmailTakenError extends Error {
  override name = 'EmailTakenError';
}

/** The SQLSTATE of a second row where there may be one. */
const UNIQUE_VIOLATION = '23505';

export const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: users.role,
  region: users.region,
};

/** @throws EmailTakenError */
export async function insertUser(db: Database | Transaction, user: NewUser): Promise<User> {
  try {
    const [row] = await db.insert(users).values(user).returning(userColumns);
    if (!row) throw new Error('The insert returned no row.');
    return row;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (errorCode(cause ?? error) === UNIQUE_VIOLATION) throw new EmailTakenError();
    throw error;
  }
}

/** The account of `email`, whatever its capitals, with the hash to check its password by, if it has one. */
export async function findCredentials(
  db: Database | Transaction,
  email: string,
): Promise<{ user: User; passwordHash: string | null; isLocked: boolean } | undefined> {
  const [row] = await db
    .select({ ...userColumns, passwordHash: users.passwordHash, lockedAt: users.lockedAt })
    .from(users)
    .where(isAddress(users.email, email));
  if (!row) return undefined;
  const { passwordHash, lockedAt, ...user } = row;
  return { user, passwordHash, isLocked: lockedAt !== null };
}

/** The account of `email`, whatever its capitals. */
export async function findUserByEmail(
  db: Database | Transaction,
  email: string,
): Promise<User | undefined> {
  return (await findCredentials(db, email))?.user;
}

/** The account `id`, or undefined when there is none any more. */
export async function findUser(db: Database | Transaction, id: string): Promise<User | undefined> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, id));
  return row;
}

/** The staff of a desk who may sign in, by name. */
export const findStaff = (
  db: Database | Transaction,
  region: Region,
): Promise<Pick<User, 'id' | 'name'>[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.role, 'desk'), eq(users.region, region), isNull(users.lockedAt)))
    .orderBy(users.name, users.id);

/** Whether the account was made less than `ms` before `now`. */
export async function isYoungerThan(
  tx: Transaction,
  id: string,
  ms: number,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - ms);
  return (await tx.$count(users, and(eq(users.id, id), gt(users.createdAt, since)))) > 0;
}

export async function setPasswordHash(
  tx: Transaction,
  id: string,
  passwordHash: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Which second factor an account has, by its id; 'none' when there is no such account. */
export async function findAccountFactor(
  db: Database | Transaction,
  id: string,
): Promise<AccountFactor> {
  const [row] = await db.select({ factor: users.secondFactor }).from(users).where(eq(users.id, id));
  return row?.factor ?? 'none';
}

export async function setAccountFactor(
  tx: Transaction,
  id: string,
  secondFactor: AccountFactor,
): Promise<void> {
  await tx.update(users).set({ secondFactor }).where(eq(users.id, id));
}

/**
 * Refuses a locked account, and keeps one that is not from being locked until `tx` is over.
 * @throws AccountLockedError
 */
export async function requireUnlocked(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx
    .select({ lockedAt: users.lockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (row?.lockedAt) throw new AccountLockedError();
}

/**
 * Locks the account, or unlocks it with a `lock` of nulls.
 * @returns whether it was otherwise before
 */
export async function setLock(
  tx: Transaction,
  userId: string,
  lock: { lockedAt: Date; lockReason: string } | { lockedAt: null; lockReason: null },
): Promise<boolean> {
  const wasOtherwise = lock.lockedAt ? isNull(users.lockedAt) : isNotNull(users.lockedAt);
  const changed = await tx
    .update(users)
    .set(lock)
    .where(and(eq(users.id, userId), wasOtherwise))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Makes others that lock the same account wait until `tx` is over. */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
