/** The rows of files that people gave us. */
import 'server-only';
import { and, count, desc, eq, inArray, lt, sum } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { lockAccount } from '../session/rows/users.ts';
import { deletedFiles, files } from './tables.ts';

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

/** How many files `ownerId` keeps, and their bytes together. Other transactions that ask wait for `tx`. */
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

export async function allFileIds(db: Database): Promise<string[]> {
  return (await db.select({ id: files.id }).from(files)).map(({ id }) => id);
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

/** The pictures of an account, the newest first. */
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
