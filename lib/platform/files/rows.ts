/** The rows of files that people gave us. */
import 'server-only';
import { and, count, desc, eq, inArray, lt, ne, sum } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { lockAccount } from '../session/rows/users.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { deletedFiles, files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(tx: Transaction, row: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(row);
}

export async function findFile(db: Database, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row;
}

export async function deleteFile(tx: Transaction, id: string): Promise<void> {
  await tx.delete(files).where(eq(files.id, id));
}

/** Whether `ownerId` keeps the file `id`, which nobody else changes until `tx` ends. */
export async function isOwnFile(tx: Transaction, id: string, ownerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)))
    .for('update');
  return rows.length > 0;
}

/** From now on the file belongs to no account, and counts for none. */
export async function disownFile(tx: Transaction, id: string): Promise<void> {
  await tx.update(files).set({ ownerId: null }).where(eq(files.id, id));
}

/** What an account keeps besides its picture, the newest first. */
export function findOwnFiles(db: Database, ownerId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), ne(files.purpose, 'picture')))
    .orderBy(desc(files.createdAt))
    .limit(ACCOUNT_LIMITS.files);
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

/** Of all files whose bytes are kept. */
export async function allFileIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: files.id }).from(files).where(ne(files.scan, 'infected'));
  return rows.map(({ id }) => id);
}

/** Which of `ids` have a row that wants its bytes kept: that of an infected file does not. */
export async function knownFiles(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), ne(files.scan, 'infected')));
  return new Set(rows.map(({ id }) => id));
}

/** Which of `ids` had a row that was deleted, or have one of an infected file: their bytes are to go. */
export async function deletedOf(db: Database, ids: string[]): Promise<Set<string>> {
  const isOne = inArray(deletedFiles.id, ids);
  const rows = await db.select({ id: deletedFiles.id }).from(deletedFiles).where(isOne);
  const infected = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.scan, 'infected')));
  return new Set([...rows, ...infected].map(({ id }) => id));
}

/** Forgets which files were deleted before `end`. */
export async function forgetDeletedFiles(db: Database, end: Date): Promise<void> {
  await db.delete(deletedFiles).where(lt(deletedFiles.deletedAt, end));
}

const isPictureOf = (userId: string) =>
  and(eq(files.ownerId, userId), eq(files.purpose, 'picture'));

/** The pictures of an account, the newest first. */
export async function findPictureIds(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(isPictureOf(userId))
    .orderBy(desc(files.createdAt));
  return rows.map(({ id }) => id);
}

/** The newest picture of an account, which is the one that counts. */
export async function findPicture(
  db: Database | Transaction,
  userId: string,
): Promise<Pick<FileRow, 'id' | 'scan'> | undefined> {
  const [row] = await db
    .select({ id: files.id, scan: files.scan })
    .from(files)
    .where(isPictureOf(userId))
    .orderBy(desc(files.createdAt))
    .limit(1);
  return row;
}
