/** Writes and reads the bytes of files, below DATA_DIR (data-folder/file-folders.ts). */
import 'server-only';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ApiError } from '../api/problem.ts';
import { dateByOurClock, privateFolder } from '../data-folder/data-folder.ts';
import { filesFolder, pathOf } from '../data-folder/file-folders.ts';
import { errorCode } from '../log/error-code.ts';

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

async function sync(path: string, write?: Buffer): Promise<void> {
  const handle = await open(path, write ? 'wx' : 'r', 0o600);
  try {
    if (write) await handle.writeFile(write);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Keeps `bytes` under `id`, whole or not at all: when it is done, a power cut loses nothing.
 * @param id a UUID of ours, never a client's text
 * @throws ApiError INSUFFICIENT_STORAGE when the disk is full
 */
export async function writeBytes(id: string, bytes: Buffer): Promise<void> {
  const path = pathOf(id);
  try {
    privateFolder(filesFolder());
    privateFolder(dirname(path));
    await sync(`${path}.part`, bytes);
    dateByOurClock(`${path}.part`);
    await rename(`${path}.part`, path);
    await sync(dirname(path));
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    if (DISK_FULL.has(errorCode(error))) throw new ApiError('INSUFFICIENT_STORAGE');
    throw error;
  }
}

/** The bytes of `id`, or undefined when there are none. */
export async function readBytes(id: string): Promise<Buffer | undefined> {
  try {
    return await readFile(pathOf(id));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
