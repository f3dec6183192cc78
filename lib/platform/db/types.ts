/** The database as all files see it, whichever driver is below. */
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Both drivers answer with rows; the rest of their results differs. */
interface Rows extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}
export type Database = PgDatabase<Rows>;
/** What runs inside `db.transaction(…)`. On the embedded database use nothing else in there. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** How many connections are at work and at rest, and how many wait for one. */
export type PoolUse = { inUse: number; idle: number; waiting: number };

export type Opened = {
  db: Database;
  /** In words, without secrets: 'PostgreSQL at …'. */
  where: string;
  /** The names of the migrations that ran when it was opened. */
  migrated: string[];
  close: () => Promise<void>;
} & ({ kind: 'embedded'; pglite: PGlite } | { kind: 'postgres'; url: string; pool: () => PoolUse });

/** A database as it was found, for a command that leaves its schema or chooses another. */
export type Unmigrated = Opened & {
  /** Keeps every other process from migrating it, until it is closed. Waits for its turn. */
  holdMigrations: () => Promise<void>;
  /** Runs those of the folder that it lacks. */
  migrate: (migrations: { migrationsFolder: string }) => Promise<void>;
};
