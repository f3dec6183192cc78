/**
 * A data folder belongs to one database: the file DATA_DIR/database-id names it. With another one the
 * files that people gave us would have no row, and the bytes of their rows would not be there.
 */
import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  closeToOthers,
  placeFile,
  privateFolder,
  replaceFile,
} from '../data-folder/data-folder.ts';
import { keptIds } from '../data-folder/file-folders.ts';
import { settings } from '../settings/settings.ts';
import { StartRefusedError } from './start-refused.ts';
import { databaseId } from './tables.ts';
import type { Database, Opened, Transaction } from './types.ts';

const BATCH = 500;

const idFile = () => join(resolve(settings().DATA_DIR), 'database-id');

/** The id of the database that DATA_DIR belongs to; undefined when it belongs to none yet. */
export function ownerOfDataFolder(): string | undefined {
  return existsSync(idFile()) ? readFileSync(idFile(), 'utf8').trim() : undefined;
}

/** Gives DATA_DIR to the database `id`. The one that had it no longer starts with this folder. */
export function handOverDataFolder(id: string): void {
  replaceFile(idFile(), `${id}\n`);
}

/** The id by which data folders and buckets know `db`. @throws Error when it has lost it */
export async function readId(db: Database | Transaction): Promise<string> {
  const [row] = await db.select().from(databaseId);
  if (!row)
    throw new Error('The table database_id is empty: restore its one row, or a whole dump.');
  return row.id;
}

/** Whether files `ids` are there, and `db` never knew one of them. */
export async function areAllOfOthers(db: Database, ids: string[]): Promise<boolean> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = sql.join(
      ids.slice(from, from + BATCH).map((id) => sql`${id}::uuid`),
      sql`, `,
    );
    // In SQL, since the tables of files lie above this folder.
    const { rows } = await db.execute(sql`
      SELECT id FROM files WHERE id IN (${batch})
      UNION ALL SELECT id FROM deleted_files WHERE id IN (${batch}) LIMIT 1`);
    if (rows.length > 0) return false;
  }
  return ids.length > 0;
}

/**
 * Makes sure that DATA_DIR belongs to the database that was opened. A folder that belongs to none yet
 * does from now on.
 * @throws StartRefusedError, in words for the operator, when it belongs to another one
 */
export async function claimDataFolder({ db, where }: Opened): Promise<void> {
  const folder = resolve(settings().DATA_DIR);
  const file = idFile();
  const id = await readId(db);
  const refuse = (reason: string): never => {
    throw new StartRefusedError(
      `This start uses ${where}, but ${reason}. Nothing was deleted. ` +
        'Set DATABASE_URL as it was before, or name another folder in DATA_DIR. ' +
        `If this database is meant, write ${id} into ${file} and start again.`,
    );
  };
  privateFolder(folder);
  if (!existsSync(file)) {
    if (await areAllOfOthers(db, await keptIds()))
      refuse(`it knows none of the files in ${folder}/files`);
    placeFile(file, `${id}\n`);
  }
  closeToOthers(file);
  // When two processes start together, the first one's database counts for both.
  if (ownerOfDataFolder() !== id) refuse(`the data folder ${folder} belongs to another database`);
}
