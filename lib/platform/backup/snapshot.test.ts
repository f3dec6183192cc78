/** The site runs on while a dump is made, and the dump has what was there at one moment. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { answers, submissions } from '../../features/submissions/tables.ts';
import { getDb, openDatabase } from '../db/database.ts';
import { temporaryFolder } from '../db/test-folder.ts';
import { isPostgresAvailable, sayPostgresIsMissing } from '../db/test-postgres.ts';
import { settings } from '../settings/settings.ts';
import { dump } from './dump.ts';
import { restoreHere, withNewDatabase } from './testing/new-database.ts';

if (!isPostgresAvailable()) sayPostgresIsMissing();
const testIfThere = isPostgresAvailable() ? test : test.skip;

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** Resolves when a session waits for a lock. */
async function untilOneWaits(client: pg.Client): Promise<void> {
  const waiting = () => client.query('SELECT FROM pg_locks WHERE NOT granted');
  while ((await waiting()).rowCount === 0) await wait(20);
}

testIfThere(
  'an answer that comes while the dump runs does not come without its message',
  async () => {
    const file = join(folder, 'dump');
    await withNewDatabase('postgres', async () => {
      const opened = await openDatabase();
      // Holds the dump between the table of messages and that of answers.
      const site = new pg.Client({ connectionString: settings().DATABASE_URL });
      await site.connect();
      await site.query('BEGIN; LOCK TABLE answers IN ACCESS EXCLUSIVE MODE');
      const dumped = dump(opened, file);
      await untilOneWaits(site);
      await site.query(`WITH sent AS (
        INSERT INTO submissions (reference, kind, region, name, email)
        VALUES ('NV-1', 'contact', 'USA', 'Ada', 'ada@example.org') RETURNING id)
      INSERT INTO answers (submission_id, text) SELECT id, 'Yes.' FROM sent`);
      await site.query('COMMIT');
      await site.end();
      await dumped;
      expect(await opened.db.select().from(answers)).toHaveLength(1);
    });
    await withNewDatabase('postgres', async () => {
      await restoreHere(file);
      const db = await getDb();
      expect(await db.select().from(submissions)).toEqual([]);
      expect(await db.select().from(answers)).toEqual([]);
    });
  },
  60_000,
);
