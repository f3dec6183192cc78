/**
 * `npm run files:move -- --to s3`: copies the files of visitors from DATA_DIR into the bucket of FILES_S3_*, and
 * `--to folder` back. It deletes nothing and can be repeated: once while the site still runs with the former
 * settings, and once more after its restart with the new ones.
 */
import { parseArgs } from 'node:util';
import { recordCommand } from '../../lib/features/audit/record.ts';
import { closeDatabase, getDb } from '../../lib/platform/db/database.ts';
import { folderStore } from '../../lib/platform/file-store/folder-store.ts';
import { openBucket } from '../../lib/platform/file-store/open-store.ts';
import { type Moved, moveFiles } from '../../lib/platform/files/move-files.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run files:move -- --to s3|folder';

function report({ copied, same, deleted, gone, damagedIds, missingIds }: Moved): void {
  console.log(
    `Copied ${copied}; ${same} were there before. Left out: ${deleted} deleted by their owners, ${gone} gone meanwhile.`,
  );
  complain('Damaged, so not copied', damagedIds);
  complain('In neither storage', missingIds);
}

function complain(what: string, ids: string[]): void {
  if (ids.length === 0) return;
  console.error(`${what}; restore them from a backup:\n${ids.join('\n')}`);
  process.exitCode = 1;
}

runCommand(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (to !== 's3' && to !== 'folder') throw new Error(USAGE);
  const bucket = openBucket();
  if (!bucket)
    throw new Error('Set FILES_S3_BUCKET and FILES_S3_REGION for this command. See .env.example.');
  const [source, target] = to === 's3' ? [folderStore, bucket] : [bucket, folderStore];
  try {
    const db = await getDb();
    await recordCommand(db, null, { action: 'files-moved' });
    console.log(`From ${source.where} to ${target.where} …`);
    report(await moveFiles(db, source, target));
  } finally {
    await closeDatabase();
  }
});
