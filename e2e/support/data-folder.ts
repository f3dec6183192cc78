/**
 * The data folder of each test's site. Making a database takes seconds, and some thirty sites start in
 * a run: one is made before all tests (`prepare.ts`), and every site gets a copy.
 */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where `prepare.ts` says which folder to copy; Playwright hands it to the workers. */
export const PREPARED = 'TEST_DATA_DIR';

/** A folder of its own with nothing in it. */
export const emptyDataDir = (): string => mkdtempSync(join(tmpdir(), 'site-'));

/** A folder of its own, with the database of `prepare.ts` in it: nothing but everybody's account. */
export function newDataDir(): string {
  const folder = emptyDataDir();
  const prepared = process.env[PREPARED];
  if (prepared) cpSync(prepared, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}
