/** Opens PostgreSQL: any number of processes. Every wait has an end, so a dead server is noticed. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { describeError, log } from '../log/log.ts';
import { settings } from '../settings/settings.ts';
import { withoutSecrets } from '../settings/without-secrets.ts';
import { MIGRATIONS, missingMigrations } from './migrations.ts';
import type { Opened, Unmigrated } from './types.ts';

export const CONNECT_LIMIT_MS = 2_000;
/** The server's own limit comes first, then ours, for a server that no longer answers at all. */
const GRACE_MS = 500;
const MIGRATION_LIMIT_MS = 120_000;
/** Any number will do; it is the name of the lock that instances share while migrating. */
const MIGRATION_LOCK = 20_261_120;

const placeOf = (url: string) => `PostgreSQL at ${withoutSecrets(url)}`;

/** One connection, with patience for what takes long by its nature: a migration, a dump. */
export async function openPostgresUnmigrated(url: string): Promise<Unmigrated> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: MIGRATION_LIMIT_MS,
  });
  client.on('error', (error) => log.warn(describeError(error), 'database connection lost'));
  await client.connect();
  const db = drizzle(client);
  return {
    kind: 'postgres',
    db,
    url,
    // The one connection of a command.
    pool: () => ({ inUse: 1, idle: 0, waiting: 0 }),
    migrated: [],
    where: placeOf(url),
    // Ending the session gives the lock back.
    holdMigrations: async () => {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    },
    migrate: (migrations) => migrate(db, migrations),
    close: () => client.end(),
  };
}

/**
 * Brings the tables up to date. Instances that start together take turns, so that each migration
 * runs once; one that fails is rolled back and throws.
 * @returns the names of those that ran here
 */
async function migrateOnce(url: string): Promise<string[]> {
  const opened = await openPostgresUnmigrated(url);
  try {
    await opened.holdMigrations();
    const missing = await missingMigrations(opened.db);
    // Even with nothing to do Drizzle asks to create its schema, which the role of a running site may not.
    if (missing.length > 0) await opened.migrate(MIGRATIONS);
    return missing;
  } finally {
    await opened.close();
  }
}

export async function openPostgres(url: string): Promise<Opened> {
  const migrated = await migrateOnce(url);
  const { DATABASE_POOL, DATABASE_STATEMENT_MS } = settings();
  const pool = new pg.Pool({
    connectionString: url,
    max: DATABASE_POOL,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: DATABASE_STATEMENT_MS,
    query_timeout: DATABASE_STATEMENT_MS + GRACE_MS,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'site',
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', (error) => log.warn(describeError(error), 'database connection lost'));
  return {
    kind: 'postgres',
    db: drizzle(pool),
    url,
    migrated,
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    where: placeOf(url),
    close: () => pool.end(),
  };
}
