/** What the desk wrote down about a message for itself. */
import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { users } from '../../../platform/session/tables.ts';
import { notes } from '../tables.ts';

/** The oldest first, with the name of whoever wrote it, while their account is there. */
export function findNotes(db: Database, submissionId: string) {
  const { id, text, createdAt } = notes;
  return db
    .select({ id, text, createdAt, by: users.name })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.staffId))
    .where(eq(notes.submissionId, submissionId))
    .orderBy(asc(createdAt), asc(id));
}

/** @returns the id of the note */
export async function insertNote(
  tx: Transaction,
  note: { submissionId: string; staffId: string; text: string; createdAt: Date },
): Promise<string> {
  const [added] = await tx.insert(notes).values(note).returning({ id: notes.id });
  if (!added) throw new Error('The insert returned no row.');
  return added.id;
}
