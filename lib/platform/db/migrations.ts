/** Where the migrations are, and which of them a database has had. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './types.ts';

/** They are read at run time, so the folder travels with the site. */
export const MIGRATIONS = { migrationsFolder: join(process.cwd(), 'lib/platform/db/migrations') };

/** `when` orders them, in ms since 1970; `tag` is the name of the file. */
type Migration = { tag: string; when: number };

const JOURNAL = 'meta/_journal.json';
const readJournal = (): { entries: Migration[] } =>
  JSON.parse(readFileSync(join(MIGRATIONS.migrationsFolder, JOURNAL), 'utf8'));

/** Every migration of this release, in their order. */
export const allMigrations = (): Migration[] => readJournal().entries;

/**
 * Gives `use` the migrations up to the one called `name`, as an earlier release had them. They are in a folder
 * of their own for that time, because Drizzle runs all of a folder.
 */
export async function withMigrationsUpTo(
  name: string,
  use: (migrations: typeof MIGRATIONS) => Promise<void>,
): Promise<void> {
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(MIGRATIONS.migrationsFolder, migrationsFolder, { recursive: true });
    const { entries, ...journal } = readJournal();
    const end = entries.findIndex(({ tag }) => tag === name) + 1;
    const earlier = JSON.stringify({ ...journal, entries: entries.slice(0, end) });
    writeFileSync(join(migrationsFolder, JOURNAL), earlier);
    await use({ migrationsFolder });
  } finally {
    rmSync(migrationsFolder, { recursive: true });
  }
}

/** When the last migration was made that `db` has had; 0 when it has had none. */
export async function lastMigration(db: Database): Promise<number> {
  const known = await db.execute(sql`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`);
  if (!known.rows[0]?.name) return 0;
  const { rows } = await db.execute(
    sql`SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.last ?? 0);
}

/** The names of the migrations that `db` lacks. A database of a newer release lacks none. */
export async function missingMigrations(db: Database): Promise<string[]> {
  const last = await lastMigration(db);
  return allMigrations()
    .filter(({ when }) => when > last)
    .map(({ tag }) => tag);
}

/**
 * The name of the last migration that `db` has had; undefined when it has no tables yet.
 * @throws Error when a newer release has migrated it
 */
export async function schemaVersion(db: Database): Promise<string | undefined> {
  const last = await lastMigration(db);
  const known = allMigrations().find(({ when }) => when === last);
  if (last > 0 && !known)
    throw new Error(
      'A newer release of the site has migrated this database. Run this command with that release.',
    );
  return known?.tag;
}
