/**
 * `npm run mail:parked`: lists the mails that were given up. `-- --retry ID` or `--retry all` owes them again, and
 * the site sends them; `-- --drop ID` forgets one.
 */
import { parseArgs } from 'node:util';
import { closeDatabase } from '../../lib/platform/db/database.ts';
import { getOutbox, type Outbox, stopOutbox } from '../../lib/platform/mail/outbox.ts';
import { dropParked, parkedMails, retryParked } from '../../lib/platform/mail/parked.ts';
import { runCommand } from './run-command.ts';

async function list(outbox: Outbox): Promise<void> {
  const mails = await parkedMails(outbox);
  if (mails.length === 0) console.log('No mail is parked.');
  for (const { id, kind, about, parkedAt, attempts, reason } of mails)
    console.log(
      `${id}  ${parkedAt.toISOString()}  ${kind}  ${about}  ${reason}, attempts: ${attempts}`,
    );
}

runCommand(async () => {
  const { values } = parseArgs({
    options: { retry: { type: 'string' }, drop: { type: 'string' } },
  });
  const { retry, drop } = values;
  if (retry && drop) throw new Error('Usage: npm run mail:parked -- [--retry ID|all | --drop ID]');
  try {
    const outbox = await getOutbox();
    if (retry) console.log(`Owed again: ${await retryParked(outbox, retry)}. The site sends them.`);
    else if (drop) {
      await dropParked(outbox, drop);
      console.log(`Dropped: ${drop} is never sent.`);
    } else await list(outbox);
  } finally {
    await stopOutbox();
    await closeDatabase();
  }
});
