/** Files that people give us: checked by their content, stored under a random id, and given back. */
import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '../api/problem.ts';
import { getDb, type Transaction } from '../db/database.ts';
import { FileStoreFullError } from '../file-store/errors.ts';
import { openStore } from '../file-store/open-store.ts';
import { log } from '../log/log.ts';
import { hasScanner } from '../scanner/scan.ts';
import { InvalidFieldsError } from '../validation/invalid-fields.ts';
import { keptName } from './file-name.ts';
import { fileProblem } from './file-problem.ts';
import { fileState } from './file-state.ts';
import { inspectFile } from './inspect-file.ts';
import { ACCOUNT_LIMITS, type FilePurpose } from './limits.ts';
import { deleteFile, type FileRow, findFile, insertFile, usageOf } from './rows.ts';
import type { ScanState } from './scan-state.ts';

// With these two a form's schema begins; they stand in files that browsers may read.
export { fileField } from './file-field.ts';
export { LIMITS } from './limits.ts';

/** How soon it makes sense to ask again for a file that is being scanned, in seconds. */
const RETRY = { headers: { 'Retry-After': '60' } };

export type StoredFile = { row: FileRow; bytes: Buffer };

type Options = {
  purpose: FilePurpose;
  /** Null when the file was sent without an account. */
  ownerId: string | null;
  /** The field of the form, for what is said of a file that is refused. */
  field?: string;
  /** What scanFirst() said of it. One that nobody asked about waits for the scanner, if there is one. */
  scan?: ScanState | undefined;
};

/**
 * Keeps `file`: its bytes first, then its row in `tx`. What a transaction leaves behind that fails later
 * is swept (sweep.ts).
 * @returns its id
 * @throws InvalidFieldsError when its name, its content or its owner's space does not allow it;
 *   ApiError INSUFFICIENT_STORAGE when the disk or the bucket is full; FileStoreUnavailableError
 */
export async function storeFile(
  tx: Transaction,
  file: File,
  { purpose, ownerId, field = 'file', scan = hasScanner() ? 'waiting' : 'unscanned' }: Options,
): Promise<string> {
  const refuse = (problem: string): never => {
    throw new InvalidFieldsError({ [field]: problem });
  };
  const problem = fileProblem(file, purpose);
  if (problem) refuse(problem);
  const bytes = Buffer.from(await file.arrayBuffer());
  const inspected = await inspectFile(bytes, file.name, purpose);
  if ('problem' in inspected) return refuse(inspected.problem);
  if (ownerId && (await isFull(tx, ownerId, bytes.length)))
    refuse('Your account keeps as many files as it can. Delete one that you no longer need.');

  const id = randomUUID();
  await keep(id, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { type } = inspected;
  const name = keptName(file.name);
  await insertFile(tx, { id, ownerId, purpose, name, type, size: bytes.length, sha256, scan });
  return id;
}

async function keep(id: string, bytes: Buffer): Promise<void> {
  try {
    await openStore().put(id, bytes);
  } catch (error) {
    throw error instanceof FileStoreFullError ? new ApiError('INSUFFICIENT_STORAGE') : error;
  }
}

async function isFull(tx: Transaction, ownerId: string, more: number): Promise<boolean> {
  const { files, bytes } = await usageOf(tx, ownerId);
  return files >= ACCOUNT_LIMITS.files || bytes + more > ACCOUNT_LIMITS.bytes;
}

/** What is known of the file `id` of any owner: the caller decides whether it may be seen. */
export const findStoredFile = async (id: string): Promise<FileRow | undefined> =>
  findFile(await getDb(), id);

/**
 * The file `id` of any owner: the caller decides whether it may be seen.
 * @param reference what it came with; the log names it when the bytes are gone
 * @returns undefined when there is no such file
 * @throws ApiError FILE_WAITING until it was scanned, FILE_INFECTED for good, FILE_GONE when it has a row and no
 *   bytes; FileStoreUnavailableError
 */
export async function readStoredFile(id: string, reference = id): Promise<StoredFile | undefined> {
  const row = await findStoredFile(id);
  if (!row) return undefined;
  const state = fileState(row.scan);
  if (state === 'infected') throw new ApiError('FILE_INFECTED');
  if (state !== 'ready') throw new ApiError('FILE_WAITING', RETRY);
  const store = openStore();
  const bytes = await store.read(id);
  if (bytes) return { row, bytes };
  log.error({ reference, files: store.where }, 'a file has a row and no bytes: restore a backup');
  throw new ApiError('FILE_GONE');
}

/**
 * Takes the file `id` away. No request gets it once `tx` commits; its bytes go within two hours, with
 * those of files whose account was deleted (sweep.ts).
 */
export async function deleteStoredFile(tx: Transaction, id: string): Promise<void> {
  await deleteFile(tx, id);
}
