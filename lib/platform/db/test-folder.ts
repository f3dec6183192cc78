/** Folders of their own for tests. */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Which folder has an empty embedded database to copy; see prepare-test-databases.ts. */
export const PREPARED = 'TEST_PREPARED_DATA_DIR';
/** Which has one without tables. */
export const BARE = 'TEST_BARE_DATA_DIR';

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-test-'));
}

/** A folder with a copy of such a database. Without a preparation the first who opens it makes one, which takes seconds. */
export function folderWithDatabase(which: typeof PREPARED | typeof BARE): string {
  const folder = temporaryFolder();
  const prepared = process.env[which];
  if (prepared) cpSync(prepared, folder, { recursive: true });
  return folder;
}
