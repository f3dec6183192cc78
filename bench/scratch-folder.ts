/** A folder for one run: data, copies of the bare app, an edge. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @returns an empty folder outside the repository, which is gone when the process ends */
export function scratchFolder(prefix = 'bench-'): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
