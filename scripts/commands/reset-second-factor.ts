/**
 * `npm run second-factor:reset -- --email name@example.com`: for an owner who has lost passkeys, app and recovery codes,
 * once it is known who is asking. Removes them, ends every session and tells the owner by mail. Staff get a first
 * code, printed here, to hand over in person or by telephone.
 */
import { parseArgs } from 'node:util';
import { resetFactors } from '../../lib/features/second-factor/reset-factors.ts';
import { closeDatabase, getDb } from '../../lib/platform/db/database.ts';
import { stopOutbox } from '../../lib/platform/mail/outbox.ts';
import { findUserByEmail } from '../../lib/platform/session/rows/users.ts';
import { firstCodeSentence } from './first-code-sentence.ts';
import { runCommand } from './run-command.ts';

runCommand(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  const { email } = values;
  if (!email) throw new Error('Usage: npm run second-factor:reset -- --email name@example.com');
  try {
    const user = await findUserByEmail(await getDb(), email);
    if (!user) throw new Error(`There is no account with the address ${email}. Correct --email.`);
    const { sessions, firstCode } = await resetFactors(user);
    console.log(`Second factors removed. Sessions ended: ${sessions}.`);
    if (firstCode) console.log(firstCodeSentence(firstCode));
  } finally {
    // Of the mail that is owed: else its timers keep the command alive.
    await stopOutbox();
    await closeDatabase();
  }
});
