/** Staff as the operator makes and helps them, and the second step of their sign-in. */
import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { CODES } from '../../lib/features/second-factor/testing/known-codes.ts';
import { anyForm } from './any-form.ts';
import type { Edition } from './editions.ts';
import { CREW, STAFF } from './people.ts';

/** Runs a command of the operator, while the site is not running. @throws Error with what it said */
function command(dataDir: string, script: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', `scripts/commands/${script}.ts`, ...args],
    {
      input,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

const firstCodeIn = (said: string) => /First code: (\S+)/.exec(said)?.[1] ?? '';

/** Made as the operator makes them. @returns their first code */
export function addStaff(dataDir: string, { name, email, password, region } = STAFF): string {
  const position = ['--role', 'desk', '--region', region];
  const args = ['--email', email, '--name', name, ...position];
  return firstCodeIn(command(dataDir, 'add-account', args, `${password}\n`));
}

/** As the operator helps staff who lost every factor. @returns their next first code */
export const resetSecondFactor = (dataDir: string, email: string): string =>
  firstCodeIn(command(dataDir, 'reset-second-factor', ['--email', email]));

let used = 0;
/** A recovery code of seeded staff; each works once on a site, and a site lives in one worker. */
export function nextCode(): string {
  used += 1;
  return CODES[used % CODES.length] ?? '';
}

const STAFF_EMAILS = [STAFF, ...Object.values(CREW).flat()].map(({ email }): string => email);

export const isStaff = ({ email = '' }: { email?: string }): boolean =>
  STAFF_EMAILS.includes(email);

/** The second step of the sign-in, by a code. */
export async function typeSecondCode(page: Page, edition: Edition, code: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/auth/second-factor');
  const form = anyForm(page, 'second-factor', edition.words.secondFactorForm);
  await form.field('code').fill(code);
  await form.send.click();
}
