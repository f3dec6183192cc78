/** The files that came with what visitors sent to a desk. */
import 'server-only';
import { and, eq, exists, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { files } from '../../../platform/files/tables.ts';
import type { User } from '../../../platform/session/rows/users.ts';
import { recordAct } from '../../audit/record.ts';
import { answers, submissions } from '../tables.ts';
import { isSentBy } from './own-submissions.ts';

/** The messages with which the file `id` came: with the message itself, or with what followed it. */
const cameWith = (id: AnyPgColumn | string) =>
  or(
    eq(submissions.fileId, id),
    sql`EXISTS (SELECT FROM ${answers} WHERE ${answers.submissionId} = ${submissions.id} AND ${answers.fileId} = ${id})`,
  );

const isSent = (db: Database | Transaction) =>
  exists(db.select({ id: submissions.id }).from(submissions).where(cameWith(files.id)));

/** Whether the file `id` came with something that a desk has. */
export async function isSentFile(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(cameWith(id))
    .limit(1);
  return rows.length > 0;
}

/** Whether the desk sent the file `id` to that person, with an answer. */
export async function isAnswerTo(
  db: Database,
  id: string,
  person: Pick<User, 'id' | 'email'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: answers.id })
    .from(answers)
    .innerJoin(submissions, eq(submissions.id, answers.submissionId))
    .where(and(eq(answers.fileId, id), eq(answers.writer, 'desk'), isSentBy(person)))
    .limit(1);
  return rows.length > 0;
}

/** Deletes what was sent before `end`, with the files that came with it, also those that an account sent. */
export async function deleteOldSubmissions(db: Database, end: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isOld = lt(submissions.createdAt, end);
    const old = tx.select({ id: submissions.id }).from(submissions).where(isOld);
    const later = await tx
      .select({ fileId: answers.fileId })
      .from(answers)
      .where(inArray(answers.submissionId, old));
    const gone = await tx
      .delete(submissions)
      .where(isOld)
      .returning({ fileId: submissions.fileId });
    const ids = [...gone, ...later].flatMap(({ fileId }) => fileId ?? []);
    // Of several applications with one CV, some may be kept.
    await tx.delete(files).where(and(inArray(files.id, ids), not(isSent(tx))));
  });
}

/** Deletes files without an owner that nothing refers to any more. */
export async function deleteForgottenFiles(db: Database): Promise<void> {
  await db.delete(files).where(and(isNull(files.ownerId), not(isSent(db))));
}

/**
 * Notes that `staff` look at the file `id`, which a visitor sent to their desk.
 * @returns false, and notes nothing, when it was not sent there
 */
export async function noteDeskRead(
  db: Database,
  id: string,
  staff: Pick<User, 'id' | 'name' | 'region'>,
): Promise<boolean> {
  const [sent] = await db
    .select({ id: submissions.id, email: submissions.email })
    .from(submissions)
    .where(and(cameWith(id), eq(submissions.region, staff.region)))
    .limit(1);
  if (!sent) return false;
  await recordAct(db, staff, { action: 'file-saved', submissionId: sent.id, person: sent.email });
  return true;
}
