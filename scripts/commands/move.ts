/**
 * `npm run db:move`: moves everything from the embedded database in DATA_DIR to the empty PostgreSQL of
 * DATABASE_URL. Stop the site first; afterwards it starts with DATABASE_URL and the same DATA_DIR.
 */
import { resolve } from 'node:path';
import { recordCommand } from '../../lib/features/audit/record.ts';
import { move } from '../../lib/platform/backup/move.ts';
import { closeDatabase, openDatabase } from '../../lib/platform/db/database.ts';
import { settings } from '../../lib/platform/settings/settings.ts';
import { runCommand } from './run-command.ts';

runCommand(async () => {
  const { where, rows } = await move();
  try {
    // As the site starts: it migrates on, and compares the data folder.
    const { db } = await openDatabase();
    await recordCommand(db, null, { action: 'database-moved' });
    const folder = resolve(settings().DATA_DIR);
    console.log(`${rows} rows are in ${where}. Start the site with this DATABASE_URL and DATA_DIR.
The embedded database is as it was, and the site no longer starts with it. It holds the same personal
data: remove ${folder}/db once the site has run well.`);
  } finally {
    await closeDatabase();
  }
});
