/** Databases of their own for tests of backups, beside the one of the suite. */
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { getDb, resetDatabaseForTest } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/databases-of-run.ts';
import { openUnmigrated } from '../../db/open-unmigrated.ts';
import { BARE, folderWithDatabase, PREPARED, temporaryFolder } from '../../db/test-folder.ts';
import { startTestPostgres } from '../../db/test-postgres.ts';
import { stopOutbox } from '../../mail/outbox.ts';
import { changeSettings, settings } from '../../settings/settings.ts';
import { restore } from '../restore.ts';

/**
 * Points the settings at an empty database and a data folder of its own while `use` runs.
 * @param embedded what an embedded one has; PostgreSQL's is always without tables
 */
export async function withNewDatabase(
  kind: DatabaseKind,
  use: () => Promise<void>,
  embedded: 'tables' | 'no tables' | 'nothing' = 'tables',
): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = settings();
  await stopOutbox();
  await resetDatabaseForTest();
  const folder =
    embedded === 'nothing'
      ? temporaryFolder()
      : folderWithDatabase(embedded === 'tables' ? PREPARED : BARE);
  const postgres = kind === 'postgres' ? await startTestPostgres() : undefined;
  changeSettings({ DATA_DIR: folder, DATABASE_URL: postgres?.url });
  try {
    await use();
  } finally {
    await stopOutbox();
    await resetDatabaseForTest();
    changeSettings({ DATA_DIR, DATABASE_URL });
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Restores the dump in `file` into the database of the settings, as the command does. */
export async function restoreHere(file: string): ReturnType<typeof restore> {
  const opened = await openUnmigrated(true);
  return restore(opened, file).finally(opened.close);
}

/** What each table of the site holds, generated columns too, as a hash. */
export async function fingerprints(): Promise<Record<string, unknown>> {
  const db = await getDb();
  const tables = await db.execute(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY name`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute(sql`
      SELECT count(*)::text AS rows,
        md5(string_agg(it::text, ';' ORDER BY it::text COLLATE "C")) AS hash
      FROM ${sql.identifier(String(name))} it`);
    found[String(name)] = rows[0];
  }
  return found;
}
