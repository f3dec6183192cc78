/** A dump and the release that restores it may be of different times. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { getDb, openDatabase } from '../db/database.ts';
import { databasesOfRun } from '../db/databases-of-run.ts';
import { MIGRATIONS, withMigrationsUpTo } from '../db/migrations.ts';
import { openUnmigrated } from '../db/open-unmigrated.ts';
import { temporaryFolder } from '../db/test-folder.ts';
import { dump } from './dump.ts';
import { restoreHere, withNewDatabase } from './testing/new-database.ts';

const folder = temporaryFolder();
const { migrationsFolder } = MIGRATIONS;
jest.setTimeout(90_000);
afterEach(() => {
  MIGRATIONS.migrationsFolder = migrationsFolder;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A release with one migration more than this one. */
function releaseWith(tag: string, migration: string): string {
  const later = join(folder, tag);
  cpSync(migrationsFolder, later, { recursive: true });
  writeFileSync(join(later, `${tag}.sql`), migration);
  const file = join(later, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1);
  const entries = [...journal.entries, { ...last, tag, when: last.when + 1 }];
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return later;
}

describe.each(databasesOfRun())('on %s', (kind) => {
  test('the dump of an earlier release is restored as it was, and then migrated on', async () => {
    const file = join(folder, `earlier-${kind}`);
    await withNewDatabase(
      kind,
      async () => {
        const opened = await openUnmigrated(true);
        await withMigrationsUpTo('0010_applications-of-accounts', opened.migrate);
        await opened.db.execute(sql`INSERT INTO jobs
        (id, region, position, title, team, location, work_mode, employer, summary, words)
        VALUES ('j', 'USA', 1, 'Tester', 't', 'l', 'remote', 'e', 's', 'w')`);
        await dump(opened, file).finally(opened.close);
      },
      'no tables',
    );
    await withNewDatabase(
      kind,
      async () => {
        expect((await restoreHere(file)).header.migration).toBe('0010_applications-of-accounts');
        const { migrated } = await openDatabase();
        expect(migrated).toContain('0011_searched-text-of-jobs');
        const { rows } = await (await getDb()).execute(sql`SELECT searched::text FROM jobs`);
        expect(rows).toEqual([{ searched: expect.stringContaining("'tester':1A") }]);
      },
      'no tables',
    );
  });

  test('the dump of an earlier release is not put into the tables of this one', async () => {
    const file = join(folder, `earlier-${kind}`);
    await withNewDatabase(kind, async () => {
      const { migrate, close } = await openUnmigrated(true);
      await migrate(MIGRATIONS).finally(close);
      await expect(restoreHere(file)).rejects.toThrow(
        /later release than the dump.*a new database/,
      );
    });
  });

  test('numbers that the database gives out go on after the last one', async () => {
    const file = join(folder, `numbered-${kind}`);
    const tag = `0099_numbered-${kind}`;
    MIGRATIONS.migrationsFolder = releaseWith(
      tag,
      `CREATE TABLE numbered (a serial, b int GENERATED ALWAYS AS IDENTITY (START 7), c text);
       --> statement-breakpoint
       CREATE TABLE none_yet (a serial);`,
    );
    const add = sql`INSERT INTO numbered (c) VALUES ('x') RETURNING a, b`;
    await withNewDatabase(kind, async () => {
      const opened = await openDatabase();
      await opened.db.execute(add);
      await opened.db.execute(add);
      await dump(opened, file);
    });
    await withNewDatabase(kind, async () => {
      expect((await restoreHere(file)).header.migration).toBe(tag);
      const db = await getDb();
      expect((await db.execute(add)).rows).toEqual([{ a: 3, b: 9 }]);
      const first = await db.execute(sql`INSERT INTO none_yet DEFAULT VALUES RETURNING a`);
      expect(first.rows).toEqual([{ a: 1 }]);
    });
  });

  test('a database of a later release is dumped by that one', async () => {
    MIGRATIONS.migrationsFolder = releaseWith(`0098_later-${kind}`, 'CREATE TABLE later (a int);');
    await withNewDatabase(kind, async () => {
      const opened = await openDatabase();
      MIGRATIONS.migrationsFolder = migrationsFolder;
      await expect(dump(opened, join(folder, 'never'))).rejects.toThrow(/with that release/);
    });
  });

  test('tables that point to each other in a circle are named before anything is written', async () => {
    MIGRATIONS.migrationsFolder = releaseWith(
      `0097_circle-${kind}`,
      `CREATE TABLE hen (id int PRIMARY KEY);
       --> statement-breakpoint
       CREATE TABLE egg (id int PRIMARY KEY REFERENCES hen);
       --> statement-breakpoint
       ALTER TABLE hen ADD FOREIGN KEY (id) REFERENCES egg;`,
    );
    await withNewDatabase(kind, async () => {
      const dumped = dump(await openDatabase(), join(folder, 'never'));
      await expect(dumped).rejects.toThrow(/public\.egg, public\.hen point to each other/);
    });
  });
});
