/** The files that came with what visitors sent to a desk. */
import 'server-only';
import { and, eq, exists, inArray, isNull, lt, not } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { files } from '../../../platform/files/tables.ts';
import type { User } from '../../../platform/session/rows/users.ts';
import { recordAct } from '../../audit/record.ts';
import { submissions } from '../tables.ts';

const isSent = (db: Database | Transaction) =>
  exists(
    db.select({ id: submissions.id }).from(submissions).where(eq(submissions.fileId, files.id)),
  );

/** Whether the file `id` came with something that a desk has. */
export async function isSentFile(tx: Transaction, id: string): Promise<boolean> {
  const [sent] = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.fileId, id))
    .limit(1);
  return sent !== undefined;
}

/** Deletes what was sent before `end`, with the CVs that came with it, also those that an account sent. */
export async function deleteOldSubmissions(db: Database, end: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(submissions)
      .where(lt(submissions.createdAt, end))
      .returning({ fileId: submissions.fileId });
    const ids = gone.flatMap(({ fileId }) => fileId ?? []);
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
    .where(and(eq(submissions.fileId, id), eq(submissions.region, staff.region)))
    .limit(1);
  if (!sent) return false;
  await recordAct(db, staff, { action: 'file-saved', submissionId: sent.id, person: sent.email });
  return true;
}
