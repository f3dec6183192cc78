/**
 * `npm run sessions:end -- --all`, or `--email name@example.com` for one account: signs out in every browser, at
 * once. A changed SECRET_KEY alone ends no session.
 */
import { parseArgs } from 'node:util';
import { closeDatabase, getDb } from '../../lib/platform/db/database.ts';
import { deleteAllSessions, deleteSessionsOf } from '../../lib/platform/session/rows/sessions.ts';
import { findUserByEmail } from '../../lib/platform/session/rows/users.ts';
import { runCommand } from './run-command.ts';

async function endSessionsOf(email: string): Promise<number> {
  const db = await getDb();
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`There is no account with the address ${email}. Correct --email.`);
  return deleteSessionsOf(db, user.id);
}

runCommand(async () => {
  const { values } = parseArgs({
    options: { all: { type: 'boolean' }, email: { type: 'string' } },
  });
  const { all, email } = values;
  if (Boolean(all) === Boolean(email))
    throw new Error('Usage: npm run sessions:end -- --all, or --email name@example.com');
  try {
    const ended = email ? await endSessionsOf(email) : await deleteAllSessions(await getDb());
    console.log(`Sessions ended: ${ended}.`);
  } finally {
    await closeDatabase();
  }
});
