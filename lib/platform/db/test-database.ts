/** Runs a suite on both databases, each time on an empty one in a folder of its own. */
import { rmSync } from 'node:fs';
import { stopOutbox } from '../mail/outbox.ts';
import { changeSettings } from '../settings/settings.ts';
import { openDatabase, resetDatabaseForTest } from './database.ts';
import { type DatabaseKind, databasesOfRun } from './databases-of-run.ts';
import { folderWithDatabase, PREPARED, temporaryFolder } from './test-folder.ts';
import {
  isPostgresAvailable,
  sayPostgresIsMissing,
  startTestPostgresWithTables,
  type TestPostgres,
} from './test-postgres.ts';

/**
 * Points the settings at an empty database before the tests of a `describe`.
 * @param kind for a suite about one of both; the first of the run for one that asks what stands in front of it
 */
export function withTestDatabase(kind: DatabaseKind = databasesOfRun()[0]): void {
  const folder = kind === 'embedded' ? folderWithDatabase(PREPARED) : temporaryFolder();
  let postgres: TestPostgres | undefined;

  beforeAll(async () => {
    changeSettings({ DATA_DIR: folder });
    postgres = kind === 'postgres' ? await startTestPostgresWithTables() : undefined;
    changeSettings({ DATABASE_URL: postgres?.url });
    await openDatabase();
  }, 60_000);

  afterAll(async () => {
    await stopOutbox();
    await resetDatabaseForTest();
    changeSettings({ DATABASE_URL: undefined });
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
}

/** As after a restart of the process. @returns why the start was refused, or that it was not */
export async function reopenDatabase(): Promise<Error> {
  await resetDatabaseForTest();
  return openDatabase().then(
    () => new Error('not refused'),
    (error: Error) => error,
  );
}

const NAMES = { embedded: 'embedded', postgres: 'PostgreSQL' };

/** Where PostgreSQL is not installed, on the embedded one alone. */
export function describeOnEveryDatabase(title: string, suite: (kind: DatabaseKind) => void): void {
  if (!isPostgresAvailable()) sayPostgresIsMissing();
  for (const kind of databasesOfRun())
    describe(`${title} (${NAMES[kind]})`, () => {
      withTestDatabase(kind);
      suite(kind);
    });
}
