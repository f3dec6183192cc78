/**
 * `npm run mail:parked`: lists the mails that were given up. `-- --retry ID` or `--retry all` owes them again, and
 * the site sends them; `-- --drop ID` forgets one.
 */
import { parseArgs } from 'node:util';
import { recordCommand } from '../../lib/features/audit/record.ts';
import { closeDatabase, getDb } from '../../lib/platform/db/database.ts';
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
    if (retry) {
      const owed = await retryParked(outbox, retry);
      await recordCommand(await getDb(), null, { action: 'mail-sent-again' });
      console.log(`Owed again: ${owed}. The site sends them.`);
    } else if (drop) {
      await dropParked(outbox, drop);
      await recordCommand(await getDb(), null, { action: 'mail-dropped' });
      console.log(`Dropped: ${drop} is never sent.`);
    } else await list(outbox);
  } finally {
    await stopOutbox();
    await closeDatabase();
  }
});
