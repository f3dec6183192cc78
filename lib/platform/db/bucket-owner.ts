/**
 * A bucket, or the prefix in it, belongs to one database, as a data folder does (data-folder-owner.ts): the
 * object database-id in it names that one.
 */
import 'server-only';
import { FileStoreUnavailableError } from '../file-store/errors.ts';
import { openBucket } from '../file-store/open-store.ts';
import type { S3Store } from '../file-store/s3-store.ts';
import { describeError } from '../log/log.ts';
import { areAllOfOthers, readId } from './data-folder-owner.ts';
import { StartRefusedError } from './start-refused.ts';
import type { Opened } from './types.ts';

/**
 * Makes sure that the bucket of the settings belongs to the database that was opened; nothing without one. A
 * bucket that belongs to none yet does from now on.
 * @throws StartRefusedError, in words for the operator, when it belongs to another one or cannot be used;
 *   FileStoreUnavailableError when it does not answer
 */
export async function claimBucket(opened: Opened): Promise<void> {
  const bucket = openBucket();
  if (!bucket) return;
  try {
    await claim(bucket, opened);
  } catch (error) {
    if (!(error instanceof FileStoreUnavailableError && error.isRefused)) throw error;
    const { kind, reason } = describeError(error);
    throw new StartRefusedError(
      `Files cannot be kept in ${bucket.where}: ${kind} (${reason}). Correct FILES_S3_* and the keys ` +
        '(AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the role of this machine). They need the ' +
        'rights to list the bucket, and to get, put and delete its objects.',
    );
  }
}

async function claim(bucket: S3Store, { db, where }: Opened): Promise<void> {
  const id = await readId(db);
  const refuse = (reason: string): never => {
    throw new StartRefusedError(
      `This start uses ${where}, but ${reason}. Nothing was deleted. ` +
        'Set DATABASE_URL as it was before, or name another FILES_S3_PREFIX. ' +
        `If this database is meant, write ${id} into ${bucket.where}/database-id and start again.`,
    );
  };
  if (!(await bucket.readOwner())) {
    const ids = (await bucket.list('files')).map((entry) => entry.id);
    if (await areAllOfOthers(db, ids)) refuse(`it knows none of the files in ${bucket.where}`);
    await bucket.writeOwner(id);
  }
  // When two processes start together, the first one's database counts for both.
  if ((await bucket.readOwner()) !== id) refuse(`${bucket.where} belongs to another database`);
}
