/**
 * Before Jest: makes what the suites of the run ask, each once, since either takes seconds: an embedded database, without
 * tables and with them, of which a suite gets a copy, and a PostgreSQL server, on which it gets a database of its own.
 */
import { cpSync, rmSync } from 'node:fs';
import { databasesOfRun } from './databases-of-run.ts';
import { openEmbedded, openEmbeddedUnmigrated } from './open-embedded.ts';
import { BARE, PREPARED, temporaryFolder } from './test-folder.ts';
import { SHARED, startTestPostgres } from './test-postgres.ts';

async function prepareEmbedded(): Promise<void> {
  const bare = temporaryFolder();
  await (await openEmbeddedUnmigrated(bare)).close();
  process.env[BARE] = bare;

  const folder = temporaryFolder();
  cpSync(bare, folder, { recursive: true });
  await (await openEmbedded(folder)).close();
  process.env[PREPARED] = folder;

  // Jest's main process, which has made both, is the last to end.
  process.once('exit', () => {
    for (const made of [bare, folder]) rmSync(made, { recursive: true, force: true });
  });
}

async function preparePostgres(): Promise<void> {
  const isOurs = !process.env.TEST_DATABASE_URL;
  if (isOurs) process.env[SHARED] = (await startTestPostgres()).url;
}

export default async function prepare(): Promise<void> {
  const kinds = databasesOfRun();
  if (kinds.includes('embedded')) await prepareEmbedded();
  if (kinds.includes('postgres')) await preparePostgres();
}
