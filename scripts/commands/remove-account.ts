/**
 * `npm run account:remove -- --email name@example.com`: erases an account with everything that belongs to it, and
 * asks for the address once more. `--yes` asks nothing, for scripts.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { removeAccount } from '../../lib/composition/privacy/remove-account.ts';
import { closeDatabase, openDatabase } from '../../lib/platform/db/database.ts';
import { stopOutbox } from '../../lib/platform/mail/outbox.ts';
import { noAccount } from './require-account.ts';
import { runCommand } from './run-command.ts';

/** Input that ends without a line is no address: nothing is removed then. */
async function isSure(email: string): Promise<boolean> {
  process.stderr.write(`This erases ${email} for good. Type the address once more: `);
  for await (const typed of createInterface({ input: process.stdin }))
    return typed.trim().toLowerCase() === email.toLowerCase();
  return false;
}

runCommand(async () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const { email, yes } = values;
  if (!email) throw new Error('Usage: npm run account:remove -- --email name@example.com [--yes]');
  try {
    // Before the operator types an address in vain.
    await openDatabase();
    if (!yes && !(await isSure(email)))
      throw new Error('The addresses differ. Nothing was removed.');
    if (!(await removeAccount(email))) throw noAccount(email);
    console.log('Removed.');
  } finally {
    await stopOutbox();
    await closeDatabase();
  }
});
