/**
 * A dump: all rows as they were at one moment, and the jobs of the mails that were owed then. The files of
 * visitors are not in it. It is our own format, because pg_dump need not be installed where this runs, is
 * refused by a newer server, and what it writes of pg-boss's tables fits no other version of them.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { readId } from '../db/data-folder-owner.ts';
import type { Opened, Transaction } from '../db/database.ts';
import { schemaVersion } from '../db/migrations.ts';
import { quoted, type Table, tablesOf } from './described-tables.ts';
import { type DumpHeader, FORMAT, writeLines } from './dump-file.ts';

/** Rows that are in memory at a time. */
const BATCH = 500;

/** The rows of `table`, each as the file has it. */
async function* rowsOf(tx: Transaction, { name, columns, where }: Table): AsyncGenerator<string> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await tx.execute(
    sql.raw(`DECLARE dumped NO SCROLL CURSOR FOR
      SELECT json_build_array(${texts})::text AS json FROM ${quoted(name)} WHERE ${where}`),
  );
  let rows: Record<string, unknown>[];
  do {
    ({ rows } = await tx.execute(sql.raw(`FETCH ${BATCH} FROM dumped`)));
    for (const { json } of rows) yield String(json);
  } while (rows.length > 0);
  await tx.execute(sql`CLOSE dumped`);
}

async function* linesOf(
  tx: Transaction,
  header: DumpHeader,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  yield JSON.stringify(header);
  for (const table of await tablesOf(tx)) {
    const columns = table.columns.map(({ name }) => name);
    yield JSON.stringify({ table: table.name, columns });
    counts[table.name] = 0;
    for await (const row of rowsOf(tx, table)) {
      counts[table.name] = (counts[table.name] ?? 0) + 1;
      yield row;
    }
  }
  yield JSON.stringify({ rows: counts });
}

/**
 * Writes a dump of `opened` to `file`, readable by its owner only. The site may run on.
 * @returns how many rows of each table are in it
 * @throws Error when there is such a file, or the database has no tables or those of a newer release; then
 *   there is no new file
 */
export async function dump({ db, where }: Opened, file: string): Promise<Record<string, number>> {
  const refuseToOverwrite = () => {
    if (existsSync(file)) throw new Error(`There is a file ${file} already. Name another one.`);
  };
  refuseToOverwrite();
  const counts: Record<string, number> = {};
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await db.transaction(
      async (tx) => {
        // How times are written, whatever the server's settings.
        await tx.execute(sql`SET LOCAL datestyle = 'ISO'`);
        const migration = await schemaVersion(tx);
        if (!migration)
          throw new Error(
            `There is nothing to dump: ${where} has no tables. Correct DATABASE_URL.`,
          );
        const databaseId = await readId(tx);
        const made = new Date().toISOString();
        await writeLines(
          draft,
          linesOf(tx, { format: FORMAT, made, migration, databaseId }, counts),
        );
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    refuseToOverwrite();
    renameSync(draft, file);
    return counts;
  } finally {
    rmSync(draft, { force: true });
  }
}
