/** An account of the USA desk, made as the operator makes one, while the site is not running. */
import { spawnSync } from 'node:child_process';

export const STAFF = {
  name: 'Dana Whitfield',
  email: 'dana.whitfield@example.org',
  password: 'every letter before lunch',
  region: 'USA',
} as const;

/** @throws Error with what the command said */
export function addStaff(dataDir: string, { name, email, password, region } = STAFF): void {
  const script = 'scripts/commands/add-account.ts';
  const position = ['--role', 'desk', '--region', region];
  const args = ['--conditions=react-server', script, '--email', email, '--name', name, ...position];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input: `${password}\n`,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  });
  if (status !== 0) throw new Error(stdout + stderr);
}
