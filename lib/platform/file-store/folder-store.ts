/** Files in DATA_DIR (data-folder/file-folders.ts), for the user who runs the site and for no other. */
import 'server-only';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { dateByOurClock, privateFolder } from '../data-folder/data-folder.ts';
import {
  filesFolder,
  halfWritten,
  keptIds,
  moveToTrash,
  pathOf,
  removeForGood,
  takeBack,
  trashedIds,
  trashPathOf,
  writtenAt,
} from '../data-folder/file-folders.ts';
import { errorCode } from '../log/error-code.ts';
import { FileStoreFullError } from './errors.ts';
import type { FileEntry, FileStore, Place } from './file-store.ts';

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

async function put(id: string, bytes: Buffer): Promise<void> {
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
    if (DISK_FULL.has(errorCode(error)))
      throw new FileStoreFullError('The disk is full.', { cause: error });
    throw error;
  }
}

async function read(id: string): Promise<Buffer | undefined> {
  try {
    return await readFile(pathOf(id));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function list(place: Place): Promise<FileEntry[]> {
  const [ids, path] =
    place === 'files' ? [await keptIds(), pathOf] : [await trashedIds(), trashPathOf];
  const entries = ids.map(async (id) => ({ id, key: path(id), since: await writtenAt(path(id)) }));
  const isThere = (entry: Awaited<(typeof entries)[number]>): entry is FileEntry =>
    entry.since !== undefined;
  return (await Promise.all(entries)).filter(isThere);
}

async function removeHalfWritten(time: number): Promise<number> {
  let removed = 0;
  for (const path of await halfWritten()) {
    const since = await writtenAt(path);
    if (since !== undefined && since < time && (await removeForGood(path))) removed += 1;
  }
  return removed;
}

export const folderStore: FileStore = {
  get where() {
    return filesFolder();
  },
  put,
  read,
  discard: async (id) => void (await removeForGood(pathOf(id))),
  list,
  remove: ({ key }) => removeForGood(key),
  moveToTrash: ({ key }, now) => moveToTrash(key, now),
  takeBack: ({ id }) => takeBack(id),
  removeHalfWritten,
};
