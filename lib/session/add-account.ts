/**
 * `npm run account:add -- --email name@example.com --name "Name"`: makes an account. The password
 * is asked for on a terminal or read from standard input, so that no list of processes shows it.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadSettings } from '../build/load-settings.ts';
import { askPassword } from './ask-password.ts';

const USAGE = 'Usage: npm run account:add -- --email name@example.com --name "Their name"';

/** What went wrong and what to do, in words for the operator. */
function reason(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('\n');
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'EmailTakenError') return 'There is an account with this e-mail address.';
  if (error.name === 'DatabaseLockedError')
    return `${error.message}\nThe embedded database takes one process: stop the site, add the account, start it again.`;
  return error.message;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' } },
  });
  const { email, name } = values;
  if (!email || !name) throw new Error(USAGE);
  loadSettings();
  // Only now: lib/env.ts reads the environment when it is loaded.
  const { createAccount } = await import('./create-account.ts');
  const { closeDatabase, openDatabase } = await import('../db/database.ts');
  try {
    // Before anybody types a password for nothing.
    await openDatabase();
    const account = await createAccount({ email, name, password: await askPassword() });
    console.log(`Account made: ${account.name}, ${account.email}.`);
  } finally {
    await closeDatabase();
  }
}

main().catch((error: unknown) => {
  console.error(reason(error));
  process.exitCode = 1;
});
