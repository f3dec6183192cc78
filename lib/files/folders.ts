/**
 * The folders of files, for the user who runs the site and nobody else. Bytes lie in
 * DATA_DIR/files/<first two characters of the id>/<id>.
 */
import 'server-only';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '../env.ts';
import { errorCode } from '../error-code.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const filesFolder = () => join(resolve(env.DATA_DIR), 'files');
export const pathOf = (id: string) => join(filesFolder(), id.slice(0, 2), id);

/** What lies in `folder`: nothing when there is none, as another process may have removed it. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return [];
    throw error;
  }
}

/** The ids of all files that are kept. What is half-written, or was put there by others, is none. */
export async function keptIds(): Promise<string[]> {
  const folders = await namesIn(filesFolder());
  const names = await Promise.all(folders.map((folder) => namesIn(join(filesFolder(), folder))));
  return names.flatMap((ids, index) =>
    ids.filter((id) => UUID.test(id) && id.startsWith(folders[index] ?? '')),
  );
}
