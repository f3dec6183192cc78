/**
 * The one database of this process: embedded by default, PostgreSQL when DATABASE_URL is set.
 * Kept on `globalThis`, because Next may load this module more than once.
 */
import 'server-only';
import { sql } from 'drizzle-orm';
import { log } from '../log/log.ts';
import { settings } from '../settings/settings.ts';
import { claimBucket } from './bucket-owner.ts';
import { claimDataFolder } from './data-folder-owner.ts';
import { assertEmbeddedIsMeant } from './embedded-meant.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import { assertPlainIsMeant } from './plain-meant.ts';
import type { Database, Opened } from './types.ts';
import { DatabaseUnavailableError, isUnavailable } from './unavailable.ts';

export type { Database, Opened, Transaction } from './types.ts';

export type DatabaseState = 'up' | 'down';

type Holder = {
  opening?: Promise<Opened> | undefined;
  isClosed: boolean;
  /** Why it could not be opened, other than its absence; gone once it is open. */
  obstacle?: unknown;
  /** As it was when last looked at. */
  state: DatabaseState;
};

const HOLDER = Symbol.for('norvant.database');
const shared = globalThis as { [HOLDER]?: Holder };

function holder(): Holder {
  shared[HOLDER] ??= { isClosed: false, state: 'up' };
  return shared[HOLDER];
}

/**
 * Opens the database that the settings name.
 * @throws StartRefusedError when that cannot be meant; nothing stays open then
 */
async function openOwn(): Promise<Opened> {
  const { DATABASE_URL, DATA_DIR } = settings();
  if (!DATABASE_URL) assertEmbeddedIsMeant();
  assertPlainIsMeant();
  const opened = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR));
  try {
    await claimDataFolder(opened);
    await claimBucket(opened);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * The open database, its tables up to date. A failed opening is tried again by the next caller.
 * @throws StartRefusedError, DatabaseUnavailableError or what the database says
 */
export async function openDatabase(): Promise<Opened> {
  // A build renders pages in many processes at once, and none of them needs a row.
  if (process.env.NEXT_PHASE === 'phase-production-build')
    throw new Error('The database is not opened during a build. Read it at request time.');
  const own = holder();
  if (own.isClosed) throw new DatabaseUnavailableError('The server is stopping.');
  own.opening ??= openOwn();
  const opening = own.opening;
  try {
    const opened = await opening;
    own.obstacle = undefined;
    return opened;
  } catch (error) {
    if (own.opening === opening) own.opening = undefined;
    if (!isUnavailable(error)) own.obstacle = error;
    throw error;
  }
}

export async function getDb(): Promise<Database> {
  return (await openDatabase()).db;
}

/** Resolves when the database answers within `limitMs`, else throws. */
async function ping(limitMs: number): Promise<void> {
  const answer = getDb().then((db) => db.execute(sql`SELECT 1`));
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailableError('No answer in time.')), limitMs);
  });
  // After the limit it may still fail, and no caller waits for it then.
  answer.catch(() => undefined);
  await Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/**
 * Whether the database answers within `limitMs`.
 * @throws what keeps it from being opened at all, when that is not its absence
 */
export async function databaseState(limitMs: number): Promise<DatabaseState> {
  const own = holder();
  const state = await ping(limitMs).then(
    (): DatabaseState => 'up',
    (): DatabaseState => 'down',
  );
  if (own.obstacle) throw own.obstacle;
  if (state !== own.state) log.warn(`the database is ${state}`);
  own.state = state;
  return state;
}

/** Closes the database for good: while the process ends nothing may open it again. */
export async function closeDatabase(): Promise<void> {
  const own = holder();
  own.isClosed = true;
  const opened = await own.opening?.catch(() => undefined);
  own.opening = undefined;
  await opened?.close();
}

/** Lets a test open another database in the same process. */
export async function resetDatabaseForTest(): Promise<void> {
  await closeDatabase();
  delete shared[HOLDER];
}
