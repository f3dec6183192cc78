/**
 * Before Jest: makes what the suites of the run ask, each once, since either takes seconds: an embedded database, without
 * tables and with them, and a PostgreSQL server with a database that has them. A suite gets a copy of its own.
 */
import { cpSync, rmSync } from 'node:fs';
import { databasesOfRun } from './databases-of-run.ts';
import { openEmbedded, openEmbeddedUnmigrated } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import { BARE, PREPARED, temporaryFolder } from './test-folder.ts';
import { SHARED, startTestPostgres, WITH_TABLES } from './test-postgres.ts';

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
  // On a server that is not ours nothing would take the one with tables away.
  if (process.env.TEST_DATABASE_URL) return;
  process.env[SHARED] = (await startTestPostgres()).url;
  const { url } = await startTestPostgres();
  await (await openPostgres(url)).close();
  process.env[WITH_TABLES] = new URL(url).pathname.slice(1);
}

export default async function prepare(): Promise<void> {
  const kinds = databasesOfRun();
  if (kinds.includes('embedded')) await prepareEmbedded();
  if (kinds.includes('postgres')) await preparePostgres();
}
