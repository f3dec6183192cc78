/**
 * The folders of files, for the user who runs the site and for no other. Bytes lie in
 * DATA_DIR/files/<first two characters of the id>/<id>; what no row knows waits in DATA_DIR/trash/<id>.
 * Several processes may have the same folders: what another one took away meanwhile is no error.
 */
import 'server-only';
import { readdir, rename, stat, unlink, utimes } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode } from '../log/error-code.ts';
import { settings } from '../settings/settings.ts';
import { privateFolder } from './data-folder.ts';

/** What our ids are; other names below these folders are none of our files. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const filesFolder = () => join(resolve(settings().DATA_DIR), 'files');
export const trashFolder = () => join(resolve(settings().DATA_DIR), 'trash');
export const pathOf = (id: string) => join(filesFolder(), id.slice(0, 2), id);
export const trashPathOf = (id: string) => join(trashFolder(), id);

/** What `act` gives, or undefined when its file or folder is not there. */
async function unlessGone<T>(act: Promise<T>): Promise<T | undefined> {
  try {
    return await act;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

const namesIn = async (folder: string) => (await unlessGone(readdir(folder))) ?? [];

async function keptPaths(): Promise<string[]> {
  const folders = (await namesIn(filesFolder())).map((name) => join(filesFolder(), name));
  const names = await Promise.all(folders.map(namesIn));
  return folders.flatMap((folder, index) => (names[index] ?? []).map((name) => join(folder, name)));
}

/** The ids of all files that are kept. What is half-written, or was put there by others, is none. */
export async function keptIds(): Promise<string[]> {
  const paths = await keptPaths();
  return paths
    .filter((path) => UUID.test(basename(path)) && path === pathOf(basename(path)))
    .map((path) => basename(path));
}

export const trashedIds = async () => (await namesIn(trashFolder())).filter((id) => UUID.test(id));

/** The paths of what was begun and is no file yet. */
export const halfWritten = async () => (await keptPaths()).filter((path) => path.endsWith('.part'));

/** When the file at `path` was written, in ms since 1970; undefined when it is gone. */
export const writtenAt = async (path: string): Promise<number | undefined> =>
  (await unlessGone(stat(path)))?.mtimeMs;

/** Removes the file at `path` for good. @returns false when it was gone already */
export const removeForGood = async (path: string) =>
  (await unlessGone(unlink(path).then(() => true))) ?? false;

/**
 * Moves the file at `path` to the trash.
 * @param now in ms since 1970, its time there
 * @returns false when it was gone
 */
export async function moveToTrash(path: string, now: number): Promise<boolean> {
  privateFolder(trashFolder());
  const time = new Date(now);
  // First the time: a process that ends in between must not leave one in the trash that is due at once.
  const moving = utimes(path, time, time).then(() => rename(path, trashPathOf(basename(path))));
  return (await unlessGone(moving.then(() => true))) ?? false;
}

/** Moves the file `id` back from the trash. @returns false when it was gone */
export async function takeBack(id: string): Promise<boolean> {
  const path = pathOf(id);
  privateFolder(filesFolder());
  privateFolder(dirname(path));
  return (await unlessGone(rename(trashPathOf(id), path).then(() => true))) ?? false;
}
