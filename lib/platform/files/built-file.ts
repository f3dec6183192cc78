/** Files that the build made of routes (`force-static`), for endpoints that give them to scripts. */
import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../log/error-code.ts';
import { settings } from '../settings/settings.ts';

/**
 * @param path of one of our own routes, such as '/brochures/USA/HRIS.pdf'; never a client's text
 * @returns undefined where there is no build: in development and in tests
 */
export const readBuiltFile = (path: string): Promise<Buffer | undefined> =>
  readFromBuild(`server/app${path}.body`);

/** The same for any file of the build. @param file below its folder */
export async function readFromBuild(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(
      join(/* turbopackIgnore: true */ process.cwd(), settings().NEXT_DIST_DIR, file),
    );
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
