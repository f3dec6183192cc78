/** `npm run account:unlock -- --email name@example.com`: its owner signs in again. The site tells them by mail. */
import { parseArgs } from 'node:util';
import { unlockAccountOf } from '../../lib/features/accounts/lock.ts';
import { closeDatabase } from '../../lib/platform/db/database.ts';
import { stopOutbox } from '../../lib/platform/mail/outbox.ts';
import { requireAccount } from './require-account.ts';
import { runCommand } from './run-command.ts';

runCommand(async () => {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
  if (!email) throw new Error('Usage: npm run account:unlock -- --email name@example.com');
  try {
    const wasLocked = await unlockAccountOf(email, {
      by: 'operator',
      check: requireAccount(email),
    });
    console.log(wasLocked ? 'Unlocked.' : 'It was not locked.');
  } finally {
    await stopOutbox();
    await closeDatabase();
  }
});
