/** Folders of their own for tests. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Which folder has an empty embedded database to copy; see prepare-test-databases.ts. */
export const PREPARED = 'TEST_PREPARED_DATA_DIR';

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-test-'));
}
