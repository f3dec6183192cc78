/** Which databases the suites of a run ask. */
import type { Opened } from './database.ts';
import { isPostgresAvailable } from './test-postgres.ts';

export type DatabaseKind = Opened['kind'];

/**
 * PostgreSQL alone in the short run, since each visit of it has a site with an embedded one; both in
 * `npm run test:full`. Where PostgreSQL is not installed, the embedded one.
 */
export function databasesOfRun(): [DatabaseKind, ...DatabaseKind[]] {
  if (!isPostgresAvailable()) return ['embedded'];
  return process.env.TEST_FULL ? ['embedded', 'postgres'] : ['postgres'];
}
