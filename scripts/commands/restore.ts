/**
 * `npm run db:restore -- --from FILE`: puts a dump into the empty database of the settings, and brings it to the
 * schema of this release. Stop the site first.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { recordCommand } from '../../lib/features/audit/record.ts';
import { restore } from '../../lib/platform/backup/restore.ts';
import { closeDatabase, openDatabase } from '../../lib/platform/db/database.ts';
import { openUnmigrated } from '../../lib/platform/db/open-unmigrated.ts';
import { openStore } from '../../lib/platform/file-store/open-store.ts';
import { runCommand } from './run-command.ts';

runCommand(async () => {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  if (!from) throw new Error('Usage: npm run db:restore -- --from FILE');
  const opened = await openUnmigrated(true);
  const { header, rows } = await restore(opened, resolve(from)).finally(opened.close);
  try {
    // As the site starts: it migrates on, and takes the data folder.
    const { where, db } = await openDatabase();
    await recordCommand(db, null, { action: 'database-restored' });
    console.log(`${rows} rows of ${header.made} are in ${where}.
Put the files that were copied after that dump into ${openStore().where}.
Erase again what was erased since, and expect mails that were owed then: they are sent once more.`);
  } finally {
    await closeDatabase();
  }
});
