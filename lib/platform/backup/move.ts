/** Moves the site from the embedded database in DATA_DIR to the PostgreSQL of DATABASE_URL. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { handOverDataFolder, ownerOfDataFolder, readId } from '../db/data-folder-owner.ts';
import type { Transaction } from '../db/database.ts';
import { openPostgresUnmigrated } from '../db/open-postgres.ts';
import { openExistingEmbedded } from '../db/open-unmigrated.ts';
import { openBucket } from '../file-store/open-store.ts';
import { settings } from '../settings/settings.ts';
import { dump } from './dump.ts';
import { restore } from './restore.ts';

async function newId(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute(
    sql`UPDATE database_id SET id = gen_random_uuid() RETURNING id`,
  );
  return String(rows[0]?.id);
}

/**
 * The embedded database stays as it is, but no longer has the data folder: both owe the same mails, so the site
 * must not start with it again by a lost DATABASE_URL. Therefore the new one gets an id of its own.
 * @returns where the rows went, and how many
 * @throws Error when DATABASE_URL is not set or not empty, the embedded one was moved before, or a bucket belongs to
 *   it; BrokenDumpError when the disk did not keep what was written
 */
export async function move(): Promise<{ where: string; rows: number }> {
  const { DATABASE_URL, DATA_DIR } = settings();
  if (!DATABASE_URL)
    throw new Error('Set DATABASE_URL to the empty PostgreSQL that the site shall have.');
  const from = await openExistingEmbedded();
  const file = join(resolve(DATA_DIR), `move-${randomUUID()}`);
  try {
    const owner = ownerOfDataFolder();
    if (owner && owner !== (await readId(from.db)))
      throw new Error(
        `${from.where} was moved before: the data folder belongs to another database. ` +
          'Start the site with the DATABASE_URL of that one.',
      );
    const bucket = openBucket();
    if (bucket && (await bucket.readOwner()))
      throw new Error(
        `${bucket.where} belongs to the former database. Remove the object database-id in it and run this ` +
          'again: the moved database knows the files there, and takes them over.',
      );
    const to = await openPostgresUnmigrated(DATABASE_URL);
    try {
      await dump(from, file);
      let id = '';
      const { rows } = await restore(to, file, async (tx) => {
        id = await newId(tx);
      });
      // Should the process end here, the start is refused and names the id to write.
      handOverDataFolder(id);
      return { where: to.where, rows };
    } finally {
      await to.close();
    }
  } finally {
    rmSync(file, { force: true });
    await from.close();
  }
}
