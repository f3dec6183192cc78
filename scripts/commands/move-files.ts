/**
 * `npm run files:move -- --to s3`: copies the files of visitors from DATA_DIR into the bucket of FILES_S3_*, and
 * `--to folder` back. It deletes nothing and can be repeated: once while the site still runs with the former
 * settings, and once more after its restart with the new ones.
 */
import { parseArgs } from 'node:util';
import { closeDatabase, getDb } from '../../lib/platform/db/database.ts';
import { folderStore } from '../../lib/platform/file-store/folder-store.ts';
import { openBucket } from '../../lib/platform/file-store/open-store.ts';
import { type Moved, moveFiles } from '../../lib/platform/files/move-files.ts';
import { describeError } from '../../lib/platform/log/log.ts';
import { loadSettings } from './load-settings.ts';

const USAGE = 'Usage: npm run files:move -- --to s3|folder';

/** What went wrong and what to do, in words for the operator. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'DatabaseLockedError')
    return `${error.message}\nThe embedded database takes one process: stop the site, copy the files, start it again.`;
  if (error.name !== 'FileStoreUnavailableError') return error.message;
  const { kind, reason } = describeError(error);
  return `${error.message} ${kind}: ${reason}\nNothing was deleted. Run the command once more.`;
}

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

async function main(): Promise<void> {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (to !== 's3' && to !== 'folder') throw new Error(USAGE);
  loadSettings();
  const bucket = openBucket();
  if (!bucket)
    throw new Error('Set FILES_S3_BUCKET and FILES_S3_REGION for this command. See .env.example.');
  const [source, target] = to === 's3' ? [folderStore, bucket] : [bucket, folderStore];
  try {
    const db = await getDb();
    console.log(`From ${source.where} to ${target.where} …`);
    report(await moveFiles(db, source, target));
  } finally {
    await closeDatabase();
  }
}

main().catch((error: unknown) => {
  console.error(reason(error));
  process.exitCode = 1;
});
