/**
 * `npm run db:dump -- --to FILE`: writes all rows and all owed mails to a file that `npm run db:restore` puts
 * into an empty database of either kind. With PostgreSQL the site may run on.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hasAudit, recordCommand } from '../../lib/features/audit/record.ts';
import { dump } from '../../lib/platform/backup/dump.ts';
import { openUnmigrated } from '../../lib/platform/db/open-unmigrated.ts';
import { openStore } from '../../lib/platform/file-store/open-store.ts';
import { settings } from '../../lib/platform/settings/settings.ts';
import { runCommand } from './run-command.ts';

runCommand(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (!to) throw new Error('Usage: npm run db:dump -- --to FILE');
  const opened = await openUnmigrated(false);
  try {
    // A database of an earlier release, which is dumped before it is migrated, has none yet.
    if (await hasAudit(opened.db))
      await recordCommand(opened.db, null, { action: 'database-dumped' });
    const counts = await dump(opened, resolve(to));
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const folder = resolve(settings().DATA_DIR);
    console.log(`${rows} rows of ${opened.where} are in ${resolve(to)}.
It has no files of visitors: now copy those of ${openStore().where} as well, always after the
dump, so that each of its rows has its file.${settings().SECRET_KEY ? '' : ` Keep ${folder}/secret-key too, apart from both.`}`);
  } finally {
    await opened.close();
  }
});
