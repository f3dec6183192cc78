/** What an account's owner sees and changes of it. Every function takes the owner's own id. */
import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { fileState } from '../../../platform/files/file-state.ts';
import { findPicture } from '../../../platform/files/rows.ts';
import { users } from '../../../platform/session/tables.ts';
import type { Choices } from '../../../site/consent/record.ts';
import type { Profile } from '../schema.ts';
import { profileSubscriptions } from '../tables.ts';
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
  const picture = await findPicture(db, userId);
  const pictureState = picture ? fileState(picture.scan) : null;
  return {
    ...{ id, email, name, role, region, phone, jobTitle },
    consent: consent as Choices | null,
    pictureId: picture && pictureState === 'ready' ? picture.id : null,
    pictureState,
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
