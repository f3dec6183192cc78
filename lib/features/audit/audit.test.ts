/** Nobody changes what the audit says, and it is kept for two years. On both databases. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { newActor } from '../../platform/api/testing/actor.ts';
import { dump } from '../../platform/backup/dump.ts';
import { restoreHere, withNewDatabase } from '../../platform/backup/testing/new-database.ts';
import { getDb, openDatabase } from '../../platform/db/database.ts';
import { databasesOfRun } from '../../platform/db/databases-of-run.ts';
import { MIGRATIONS, withMigrationsUpTo } from '../../platform/db/migrations.ts';
import { openUnmigrated } from '../../platform/db/open-unmigrated.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { temporaryFolder } from '../../platform/db/test-folder.ts';
import { runJobs } from '../../platform/housekeeping/housekeeping.ts';
import { RETENTION } from '../../platform/housekeeping/retention.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { users } from '../../platform/session/tables.ts';
import { getMessages } from '../../site/content/messages.ts';
import { AUDIT_ACTIONS } from './actions.ts';
import { feature } from './feature.ts';
import { personHash, recordAct, recordCommand } from './record.ts';
import { auditEntries } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;
const REFUSED = { cause: { message: 'audit_entries is append-only' } };
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));
// New embedded databases take seconds.
jest.setTimeout(90_000);

const dana = { id: randomUUID(), name: 'Dana Whitfield', region: 'USA' } as const;
const rows = async () =>
  (await getDb())
    .select()
    .from(auditEntries)
    .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id));

test.each(REGIONS)('%s has words for each action, and none besides', (region) => {
  expect(Object.keys(getMessages(region).desk.auditActions)).toEqual([...AUDIT_ACTIONS]);
});

describeOnEveryDatabase('the audit', (kind) => {
  test('knows a person by a keyed hash of the address, whatever its capitals', async () => {
    const act = { action: 'person-erased' } as const;
    await recordAct(await getDb(), dana, { ...act, person: 'Asha@Example.org' });
    await recordCommand(await getDb(), 'INDIA', { ...act, person: 'asha@example.org' });
    const written = await rows();
    expect(written.map(({ personHash: hash }) => hash)).toEqual(
      Array(2).fill(personHash('asha@example.org')),
    );
    expect(JSON.stringify(written)).not.toMatch(/asha|example\.org/i);
    expect(written[0]).toMatchObject({ staffId: dana.id, staffName: 'Dana Whitfield' });
    expect(written[1]).toMatchObject({ staffId: null, region: 'INDIA' });
  });

  test('refuses to be changed, shortened or emptied, by whichever query', async () => {
    const db = await getDb();
    const before = await rows();
    await expect(db.update(auditEntries).set({ action: 'list-read' })).rejects.toMatchObject(
      REFUSED,
    );
    await expect(db.delete(auditEntries)).rejects.toMatchObject(REFUSED);
    await expect(db.execute(sql`TRUNCATE audit_entries`)).rejects.toMatchObject(REFUSED);
    expect(before).not.toEqual([]);
    expect(await rows()).toEqual(before);
  });

  test('keeps who did it though their account goes', async () => {
    const db = await getDb();
    const { user } = await newActor('desk');
    await recordAct(db, user, { action: 'list-read' });
    await db.delete(users).where(eq(users.id, user.id));
    const [row] = await db.select().from(auditEntries).where(eq(auditEntries.staffId, user.id));
    expect(row).toMatchObject({ staffName: user.name, action: 'list-read' });
  });

  test('loses a row two years later to housekeeping, and none before', async () => {
    const db = await getDb();
    const now = new Date();
    const ago = (more: number) => {
      const then = new Date(now.getTime() - more);
      then.setUTCFullYear(then.getUTCFullYear() - RETENTION.audit);
      return then;
    };
    const row = (createdAt: Date) =>
      ({ createdAt, staffName: 'Old', action: 'list-read' }) as const;
    const [over, running] = [ago(2 * DAY_MS), ago(-2 * DAY_MS)];
    await db.insert(auditEntries).values([row(over), row(running)]);
    // A clock that runs a year ahead deletes nothing: the database has its own.
    for (const clock of [now.getTime(), now.getTime() + 365 * DAY_MS])
      await runJobs(feature.retention?.(db) ?? [], clock);
    const left = (await rows()).filter(({ staffName }) => staffName === 'Old');
    expect(left.map(({ createdAt }) => createdAt)).toEqual([running]);
    const early = db.delete(auditEntries).where(eq(auditEntries.createdAt, running));
    await expect(early).rejects.toMatchObject(REFUSED);
  });

  test('comes back from a backup row by row, and refuses changes there too', async () => {
    const file = join(folder, `${kind}.dump`);
    const before = await rows();
    await dump(await openDatabase(), file);
    for (const target of databasesOfRun())
      await withNewDatabase(target, async () => {
        await restoreHere(file);
        await openDatabase();
        expect(await rows()).toEqual(before);
        const db = await getDb();
        await expect(db.delete(auditEntries)).rejects.toMatchObject(REFUSED);
      });
  });

  test('has what the desk looked at before there was one', async () => {
    await withNewDatabase(
      kind,
      async () => {
        const opened = await openUnmigrated(true);
        await withMigrationsUpTo('0015_sessions-and-locks', opened.migrate);
        await opened.db.execute(sql`
          WITH dana AS (
            INSERT INTO users (email, name, role, region)
            VALUES ('dana@example.org', 'Dana', 'desk', 'INDIA') RETURNING id),
          sent AS (
            INSERT INTO submissions (reference, kind, region, name, email)
            VALUES ('NV-1', 'contact', 'USA', 'Ada', 'ada@example.org') RETURNING id)
          INSERT INTO personal_data_reads (staff_id, submission_id, what, created_at)
          SELECT dana.id, sent.id, 'read', '2026-01-01'::timestamptz FROM dana, sent
          UNION ALL SELECT dana.id, NULL, 'list', '2026-01-02' FROM dana
          UNION ALL SELECT NULL, NULL, 'export', '2026-01-03'`);
        await opened.migrate(MIGRATIONS).finally(opened.close);
        const found = (await rows()).map(({ action, staffName, region, submissionId }) => [
          action,
          staffName,
          region,
          submissionId === null,
        ]);
        expect(found).toEqual([
          ['message-read', 'Dana', 'USA', false],
          ['list-read', 'Dana', 'INDIA', true],
          ['list-exported', 'Unknown', null, true],
        ]);
      },
      'no tables',
    );
  });
});
