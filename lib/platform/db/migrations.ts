/** Where the migrations are, and which of them a database has had. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './types.ts';

/** They are read at run time, so the folder travels with the site. */
export const MIGRATIONS = { migrationsFolder: join(process.cwd(), 'lib/platform/db/migrations') };

/** `when` orders them, in ms since 1970; `tag` is the name of the file. */
type Migration = { tag: string; when: number };

/** Every migration of this release, in their order. */
export function allMigrations(): Migration[] {
  const journal = readFileSync(join(MIGRATIONS.migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
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
