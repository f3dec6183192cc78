/** What an account's owner sees and changes of it. Every function takes the owner's own id. */
import 'server-only';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isAddress } from '../../../platform/db/same-address.ts';
import { files, profileSubscriptions, submissions, users } from '../../../platform/db/schema.ts';
import type { User } from '../../../platform/session/rows/users.ts';
import type { Choices } from '../../../site/consent/record.ts';
import type { Profile } from '../schema.ts';
import { TOPICS, type Topic } from '../topics.ts';

type Changes = Partial<Pick<typeof users.$inferInsert, 'name' | 'phone' | 'jobTitle' | 'consent'>>;

/** Of an account that was deleted in this moment there is none. */
export async function findProfile(
  db: Database | Transaction,
  userId: string,
): Promise<(Profile & { consent: Choices | null }) | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) return undefined;
  const { id, email, name, role, region, phone, jobTitle, consent } = row;
  return {
    ...{ id, email, name, role, region, phone, jobTitle, consent },
    pictureId: (await findPictureIds(db, userId))[0] ?? null,
    hasPassword: row.passwordHash !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Nothing changes of an account that is gone. */
export async function updateProfile(
  db: Database | Transaction,
  userId: string,
  changes: Changes,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.update(users).set(changes).where(eq(users.id, userId));
}

/** Makes others that lock the same account wait until `tx` is over. */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** The newest first. */
export async function findPictureIds(
  db: Database | Transaction,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.ownerId, userId), eq(files.purpose, 'picture')))
    .orderBy(desc(files.createdAt));
  return rows.map(({ id }) => id);
}

/** In the order in which the page lists them. A topic that is no longer offered is left out. */
export async function findTopics(db: Database, userId: string): Promise<Topic[]> {
  const rows = await db
    .select({ topic: profileSubscriptions.topic })
    .from(profileSubscriptions)
    .where(eq(profileSubscriptions.userId, userId));
  const chosen = new Set(rows.map(({ topic }) => topic));
  return TOPICS.filter((topic) => chosen.has(topic));
}

export async function addTopic(db: Database, userId: string, topic: Topic): Promise<void> {
  await db.insert(profileSubscriptions).values({ userId, topic }).onConflictDoNothing();
}

export async function removeTopic(db: Database, userId: string, topic: Topic): Promise<void> {
  await db
    .delete(profileSubscriptions)
    .where(and(eq(profileSubscriptions.userId, userId), eq(profileSubscriptions.topic, topic)));
}

/**
 * What somebody sent to a desk: signed in, or with the address of their account before they had one.
 * An account's address was confirmed by mail, so nobody reads what another person sent.
 */
export const isSentBy = ({ id, email }: Pick<User, 'id' | 'email'>) =>
  or(eq(submissions.userId, id), isAddress(submissions.email, email));

/** The newest first. */
export async function findOwnSubmissions(db: Database, user: Pick<User, 'id' | 'email'>) {
  const { reference, kind, status, createdAt } = submissions;
  const rows = await db
    .select({ reference, kind, status, createdAt })
    .from(submissions)
    .where(isSentBy(user))
    .orderBy(desc(createdAt), asc(reference))
    .limit(200);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
