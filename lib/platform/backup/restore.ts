/** Puts a dump into an empty database of either kind, whole or not at all. */
import 'server-only';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { ownerOfDataFolder } from '../db/data-folder-owner.ts';
import type { Opened, Transaction } from '../db/database.ts';
import { allMigrations, schemaVersion, withMigrationsUpTo } from '../db/migrations.ts';
import type { Unmigrated } from '../db/types.ts';
import { openBucket } from '../file-store/open-store.ts';
import { startOutbox } from '../mail/outbox.ts';
import { settings } from '../settings/settings.ts';
import { quoted, type Table, tablesOf } from './described-tables.ts';
import { checkDump, type DumpedRow, type DumpHeader, readDump } from './dump-file.ts';

/** Rows that are inserted at a time. */
const BATCH = 500;
/** The row that every database has from the start. */
const ITS_ID = 'public.database_id';

/** @throws Error when a table has a row, its own id apart, or the schema is later than the dump's */
async function assertEmpty({ db, where }: Opened, { migration }: DumpHeader): Promise<void> {
  const mend = 'Restore into a new database: nothing was changed in this one.';
  for (const { name } of await tablesOf(db)) {
    const { rows } = await db.execute(sql`SELECT FROM ${sql.raw(quoted(name))} LIMIT 1`);
    if (name !== ITS_ID && rows.length > 0)
      throw new Error(`There are rows in the table ${name} of ${where}. ${mend}`);
  }
  const names = allMigrations().map(({ tag }) => tag);
  const version = await schemaVersion(db);
  if (version && names.indexOf(version) > names.indexOf(migration))
    throw new Error(`The tables of ${where} are of a later release than the dump. ${mend}`);
}

/** @throws Error when a later release made the dump, or another database has the data folder or the bucket */
async function assertFits(file: string, { migration, databaseId }: DumpHeader): Promise<void> {
  if (!allMigrations().some(({ tag }) => tag === migration))
    throw new Error(
      `${file} was made by a later release, with the migration ${migration}. ` +
        'Restore it with that release.',
    );
  const bucket = openBucket();
  const ownerOfBucket = await bucket?.readOwner();
  if (bucket && ownerOfBucket && ownerOfBucket !== databaseId)
    throw new Error(
      `${bucket.where} belongs to another database than the dump. Name another FILES_S3_PREFIX. ` +
        `If its files are those of the dump, write ${databaseId} into ${bucket.where}/database-id.`,
    );
  const owner = ownerOfDataFolder();
  const folder = resolve(settings().DATA_DIR);
  if (owner && owner !== databaseId)
    throw new Error(
      `The data folder ${folder} belongs to another database than the dump. Name another folder in DATA_DIR. ` +
        `If its files are those of the dump, write ${databaseId} into ${join(folder, 'database-id')}.`,
    );
}

/** @throws Error when the dump has a table or a column that is not there */
function insertion(tables: Table[], { table: name, columns }: DumpedRow) {
  const table = tables.find((other) => other.name === name);
  const targets = columns.map((column) => table?.columns.find((other) => other.name === column));
  if (!table || targets.some((target) => !target))
    throw new Error(
      `The table ${name} of the dump is another one in this release. Restore with the release ` +
        'that made the dump; this one migrates the database at its first start.',
    );
  const list = columns.map(quoted).join(', ');
  const values = targets.map((target, at) => `(row->>${at})::${target?.type}`).join(', ');
  const head = sql.raw(
    `INSERT INTO ${quoted(name)} (${list}) OVERRIDING SYSTEM VALUE SELECT ${values}`,
  );
  return (rows: string[]) =>
    sql`${head} FROM jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) AS row`;
}

async function insertAll(tx: Transaction, tables: Table[], file: string): Promise<void> {
  let batch: DumpedRow[] = [];
  const flush = async () => {
    const [first] = batch;
    if (first) await tx.execute(insertion(tables, first)(batch.map(({ json }) => json)));
    batch = [];
  };
  for await (const value of readDump(file)) {
    if ('format' in value) continue;
    if (batch.length === BATCH || batch[0]?.table !== value.table) await flush();
    batch.push(value);
  }
  await flush();
}

/** The next number of a sequence follows the last one that was restored. */
async function setSequences(tx: Transaction, tables: Table[]): Promise<void> {
  for (const { name, columns } of tables)
    for (const { name: column, sequence } of columns)
      if (sequence)
        await tx.execute(sql`SELECT setval(${sequence}, max(${sql.raw(quoted(column))}))
          FROM ${sql.raw(quoted(name))} HAVING count(*) > 0`);
}

/**
 * Restores the dump in `file`, and brings `opened` to the schema of the dump; the next start of the site, or
 * openDatabase(), migrates on. The restored database has the id of the dumped one.
 * @param change done with the rows, in their transaction
 * @returns the header of the dump, and its number of rows
 * @throws BrokenDumpError before anything is changed; Error when the dump is of a later release, or `opened`
 *   is not empty. Whatever is thrown, no row is kept
 */
export async function restore(
  opened: Unmigrated,
  file: string,
  change: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<{ header: DumpHeader; rows: number }> {
  const { header, rows } = await checkDump(file);
  await assertFits(file, header);
  await opened.holdMigrations();
  await assertEmpty(opened, header);
  await withMigrationsUpTo(header.migration, opened.migrate);
  // pg-boss makes the tables of owed mails when it starts.
  await (await startOutbox(opened)).stop();
  await opened.db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM database_id`);
    const tables = await tablesOf(tx);
    await insertAll(tx, tables, file);
    await setSequences(tx, tables);
    await change(tx);
  });
  return { header, rows };
}
