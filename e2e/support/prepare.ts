/** Before all tests: makes the data folder that every site gets a copy of, with its database and everybody's account. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { emptyDataDir, PREPARED } from './data-folder.ts';
import { EVERYBODY } from './people.ts';

/** @returns what removes the folder after the last test */
export default function prepare(): () => void {
  const folder = emptyDataDir();
  execFileSync(
    process.execPath,
    ['--liftoff-only', '--conditions=react-server', 'e2e/support/add-accounts.ts'],
    {
      input: JSON.stringify(EVERYBODY),
      env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent' },
    },
  );
  process.env[PREPARED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
