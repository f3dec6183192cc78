/** What was kept by an earlier release is there after an update. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { submissions } from '../../features/submissions/tables.ts';
import { MIGRATIONS, missingMigrations } from './migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The migrations before the one called `name`, as that release had them. */
function migrationsBefore(name: string): { migrationsFolder: string } {
  cpSync(MIGRATIONS.migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const index = journal.entries.findIndex(({ tag }) => tag === name);
  expect(index).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  return { migrationsFolder: folder };
}

test('contact messages of earlier releases are submissions afterwards, mails and all', async () => {
  const pglite = await PGlite.create();
  const db = drizzle(pglite);
  await migrate(db, migrationsBefore('0007_contact-messages-are-submissions'));
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
});

test('to know what an update will do to the database: the migrations that it lacks, by name', async () => {
  const pglite = await PGlite.create();
  const db = drizzle(pglite);
  await migrate(db, migrationsBefore('0010_applications-of-accounts'));
  const newest = ['0010_applications-of-accounts', '0011_searched-text-of-jobs'];
  expect((await missingMigrations(db)).slice(0, 2)).toEqual(newest);
  await migrate(db, MIGRATIONS);
  expect(await missingMigrations(db)).toEqual([]);
  await pglite.close();
});
