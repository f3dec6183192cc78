/**
 * `npm run sessions:end -- --all`, or `--email name@example.com` for one account: signs out in every browser, at
 * once. The owner of the one is told by mail. A changed SECRET_KEY alone ends no session.
 */
import { parseArgs } from 'node:util';
import { endSessionsOf } from '../../lib/features/sessions/end-sessions.ts';
import { closeDatabase, getDb } from '../../lib/platform/db/database.ts';
import { stopOutbox } from '../../lib/platform/mail/outbox.ts';
import { deleteAllSessions } from '../../lib/platform/session/rows/sessions.ts';
import { noAccount } from './require-account.ts';
import { runCommand } from './run-command.ts';

runCommand(async () => {
  const { values } = parseArgs({
    options: { all: { type: 'boolean' }, email: { type: 'string' } },
  });
  const { all, email } = values;
  if (Boolean(all) === Boolean(email))
    throw new Error('Usage: npm run sessions:end -- --all, or --email name@example.com');
  try {
    const ended = email ? await endSessionsOf(email) : await deleteAllSessions(await getDb());
    if (ended === undefined) throw noAccount(email ?? '');
    console.log(`Sessions ended: ${ended}.`);
  } finally {
    await stopOutbox();
    await closeDatabase();
  }
});
