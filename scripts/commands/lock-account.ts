/**
 * `npm run account:lock -- --email name@example.com --reason "Why"`: nobody signs in to the account by any way, and
 * its sessions end. The reason is for staff. The site sends the mail that tells the owner.
 */
import { parseArgs } from 'node:util';
import { lockAccountOf } from '../../lib/features/accounts/lock.ts';
import { closeDatabase } from '../../lib/platform/db/database.ts';
import { stopOutbox } from '../../lib/platform/mail/outbox.ts';
import { requireAccount } from './require-account.ts';
import { runCommand } from './run-command.ts';

runCommand(async () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, reason: { type: 'string' } },
  });
  const { email, reason = 'Locked by the operator.' } = values;
  if (!email)
    throw new Error('Usage: npm run account:lock -- --email name@example.com [--reason "Why"]');
  try {
    const isNew = await lockAccountOf(email, reason, {
      by: 'operator',
      check: requireAccount(email),
    });
    console.log(isNew ? 'Locked. Its sessions have ended.' : 'It was locked before.');
  } finally {
    await stopOutbox();
    await closeDatabase();
  }
});
