/**
 * `npm run sessions:end -- --all`, or `--email name@example.com` for one account: signs out in every browser, at
 * once. The owner of the one is told by mail. A changed SECRET_KEY alone ends no session.
 */
import { parseArgs } from 'node:util';
import { recordCommand } from '../../lib/features/audit/record.ts';
import { endSessionsOf } from '../../lib/features/sessions/end-sessions.ts';
import { closeDatabase, getDb } from '../../lib/platform/db/database.ts';
import { stopOutbox } from '../../lib/platform/mail/outbox.ts';
import { deleteAllSessions } from '../../lib/platform/session/rows/sessions.ts';
import { noAccount } from './require-account.ts';
import { runCommand } from './run-command.ts';

const endAllSessions = async () =>
  (await getDb()).transaction(async (tx) => {
    await recordCommand(tx, null, { action: 'sessions-ended' });
    return deleteAllSessions(tx);
  });

runCommand(async () => {
  const { values } = parseArgs({
    options: { all: { type: 'boolean' }, email: { type: 'string' } },
  });
  const { all, email } = values;
  if (Boolean(all) === Boolean(email))
    throw new Error('Usage: npm run sessions:end -- --all, or --email name@example.com');
  try {
    const ended = email ? await endSessionsOf(email, 'operator') : await endAllSessions();
    if (ended === undefined) throw noAccount(email ?? '');
    console.log(`Sessions ended: ${ended}.`);
  } finally {
    await stopOutbox();
    await closeDatabase();
  }
});
