/** What was kept by an earlier release is there after an update. */
import { rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { submissions } from '../../features/submissions/tables.ts';
import { MIGRATIONS, missingMigrations, withMigrationsUpTo } from './migrations.ts';
import { embeddedFolder } from './open-embedded.ts';
import { BARE, folderWithDatabase } from './test-folder.ts';

test('contact messages of earlier releases are submissions afterwards, mails and all', async () => {
  const folder = folderWithDatabase(BARE);
  const pglite = await PGlite.create(embeddedFolder(folder));
  const db = drizzle(pglite);
  await withMigrationsUpTo('0006_submissions-and-accounts', (earlier) => migrate(db, earlier));
  await pglite.exec(`INSERT INTO contact_messages
    (reference, region, name, email, company, topic, message, created, desk_sent)
    VALUES ('NV-AAAA-BBBB', 'INDIA', 'Ada', 'ada@example.org', 'Engines', 'demo', 'Hello',
      '2026-10-01T10:00:00Z', '2026-10-01T10:00:05Z')`);
  await migrate(db, MIGRATIONS);
  expect(await db.select().from(submissions)).toMatchObject([
    {
      reference: 'NV-AAAA-BBBB',
      kind: 'contact',
      region: 'INDIA',
      name: 'Ada',
      email: 'ada@example.org',
      details: { company: 'Engines', topic: 'demo', message: 'Hello' },
      status: 'new',
      createdAt: new Date('2026-10-01T10:00:00Z'),
      deskSent: new Date('2026-10-01T10:00:05Z'),
      acknowledgementSent: null,
    },
  ]);
  await pglite.close();
  rmSync(folder, { recursive: true });
});

test('to know what an update will do to the database: the migrations that it lacks, by name', async () => {
  const folder = folderWithDatabase(BARE);
  const pglite = await PGlite.create(embeddedFolder(folder));
  const db = drizzle(pglite);
  await withMigrationsUpTo('0009_deleted-files', (earlier) => migrate(db, earlier));
  const newest = ['0010_applications-of-accounts', '0011_searched-text-of-jobs'];
  expect((await missingMigrations(db)).slice(0, 2)).toEqual(newest);
  await migrate(db, MIGRATIONS);
  expect(await missingMigrations(db)).toEqual([]);
  await pglite.close();
  rmSync(folder, { recursive: true });
});
