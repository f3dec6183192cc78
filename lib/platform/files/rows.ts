/** The rows of files that people gave us. */
import 'server-only';
import { and, count, eq, exists, inArray, isNull, lt, not, sum } from 'drizzle-orm';
import { lockAccount } from '../../features/profile/rows/profile.ts';
import { insertPersonalDataRead } from '../../features/submissions/rows/personal-data-reads.ts';
import type { Database, Transaction } from '../db/database.ts';
import { deletedFiles, files, submissions } from '../db/schema.ts';
import type { Region } from '../region/region.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(tx: Transaction, row: Omit<FileRow, 'createdAt'>): Promise<void> {
  await tx.insert(files).values(row);
}

export async function findFile(db: Database, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row;
}

export async function deleteFile(tx: Transaction, id: string): Promise<void> {
  await tx.delete(files).where(eq(files.id, id));
}

/** Deletes files without an owner that nothing refers to any more, such as the CV of old applications. */
export async function deleteForgottenFiles(db: Database): Promise<void> {
  const sent = db.select({ id: submissions.id }).from(submissions);
  const isSent = exists(sent.where(eq(submissions.fileId, files.id)));
  await db.delete(files).where(and(isNull(files.ownerId), not(isSent)));
}

/** How many files `ownerId` keeps, and their bytes together. Others who ask wait until `tx` is over. */
export async function usageOf(
  tx: Transaction,
  ownerId: string,
): Promise<{ files: number; bytes: number }> {
  await lockAccount(tx, ownerId);
  const [found] = await tx
    .select({ files: count(), bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  return { files: found?.files ?? 0, bytes: found?.bytes ?? 0 };
}

/** Which of `ids` have a row. */
export async function knownFiles(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Which of `ids` had a row that was deleted. */
export async function deletedOf(db: Database, ids: string[]): Promise<Set<string>> {
  const isOne = inArray(deletedFiles.id, ids);
  const rows = await db.select({ id: deletedFiles.id }).from(deletedFiles).where(isOne);
  return new Set(rows.map(({ id }) => id));
}

/** Forgets which files were deleted before `end`. */
export async function forgetDeletedFiles(db: Database, end: Date): Promise<void> {
  await db.delete(deletedFiles).where(lt(deletedFiles.deletedAt, end));
}

/**
 * Notes that staff look at the file `id`, which somebody sent to the desk of `region`.
 * @returns false, and notes nothing, when it was not sent there
 */
export async function noteDeskRead(
  db: Database,
  id: string,
  { staffId, region }: { staffId: string; region: Region },
): Promise<boolean> {
  const [sent] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.fileId, id), eq(submissions.region, region)))
    .limit(1);
  if (!sent) return false;
  await insertPersonalDataRead(db, { staffId, submissionId: sent.id, what: 'file' });
  return true;
}
