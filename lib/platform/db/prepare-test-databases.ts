/**
 * Before Jest: makes an embedded database, without tables and with them, and a PostgreSQL server once. Making either takes seconds,
 * and some thirty suites want one: each gets a copy of the one, or a database of its own on the other.
 */
import { cpSync, rmSync } from 'node:fs';
import { openEmbedded, openEmbeddedUnmigrated } from './open-embedded.ts';
import { BARE, PREPARED, temporaryFolder } from './test-folder.ts';
import { isPostgresAvailable, SHARED, startTestPostgres } from './test-postgres.ts';

export default async function prepare(): Promise<void> {
  const bare = temporaryFolder();
  await (await openEmbeddedUnmigrated(bare)).close();
  process.env[BARE] = bare;

  const folder = temporaryFolder();
  cpSync(bare, folder, { recursive: true });
  await (await openEmbedded(folder)).close();
  process.env[PREPARED] = folder;

  const isOurs = !process.env.TEST_DATABASE_URL && isPostgresAvailable();
  const postgres = isOurs ? await startTestPostgres() : undefined;
  if (postgres) process.env[SHARED] = postgres.url;

  // Jest's main process, which has made both, is the last to end.
  process.once('exit', () => {
    for (const made of [bare, folder]) rmSync(made, { recursive: true, force: true });
  });
}
