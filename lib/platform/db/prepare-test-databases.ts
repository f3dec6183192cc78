/**
 * Before Jest: makes an empty embedded database and a PostgreSQL server once. Making either takes seconds,
 * and some thirty suites want one: each gets a copy of the one, or a database of its own on the other.
 */
import { rmSync } from 'node:fs';
import { openEmbedded } from './open-embedded.ts';
import { PREPARED, temporaryFolder } from './test-folder.ts';
import { isPostgresAvailable, SHARED, startTestPostgres } from './test-postgres.ts';

export default async function prepare(): Promise<void> {
  const folder = temporaryFolder();
  const { close } = await openEmbedded(folder);
  await close();
  process.env[PREPARED] = folder;

  const isOurs = !process.env.TEST_DATABASE_URL && isPostgresAvailable();
  const postgres = isOurs ? await startTestPostgres() : undefined;
  if (postgres) process.env[SHARED] = postgres.url;

  // Jest's main process, which has made both, is the last to end.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
