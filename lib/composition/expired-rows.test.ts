/** What housekeeping must not delete, however old it is. On both databases. */
import { randomUUID } from 'node:crypto';
import { newsletterSubscriptions } from '../features/newsletter/tables.ts';
import { insertSubmission } from '../features/submissions/rows/submissions.ts';
import { newActor } from '../platform/api/testing/actor.ts';
import { getDb } from '../platform/db/database.ts';
import { describeOnEveryDatabase } from '../platform/db/test-database.ts';
import { files } from '../platform/files/tables.ts';
import { runJobs } from '../platform/housekeeping/housekeeping.ts';
import { expiredRows } from './expired-rows.ts';

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

const file = (name: string, ownerId: string | null) => ({
  ...{ id: randomUUID(), purpose: 'document' as const, name, ownerId },
  ...{ type: 'application/pdf', size: 1, sha256: 'a'.repeat(64) },
});

async function send(reference: string, fileId: string, createdAt = new Date()): Promise<void> {
  const db = await getDb();
  await db.transaction((tx) =>
    insertSubmission(tx, {
      ...{ reference, kind: 'contact', region: 'USA', fileId, createdAt },
      ...{ name: 'Asha Verma', email: 'asha@example.org' },
    }),
  );
}

describeOnEveryDatabase('housekeeping', () => {
  test('keeps who confirmed the newsletter years ago, and forgets who never did or left', async () => {
    const db = await getDb();
    const row = (name: string, more: object) => ({
      ...{ reference: name, region: 'USA' as const, email: `${name}@example.org` },
      ...{ createdAt: ago(2_000), ...more },
    });
    await db
      .insert(newsletterSubscriptions)
      .values([
        row('reader', { confirmedAt: ago(1_999) }),
        row('never', {}),
        row('left', { confirmedAt: ago(1_999), unsubscribedAt: ago(1_500) }),
      ]);
    await runJobs(expiredRows(db));
    const left = await db.select().from(newsletterSubscriptions);
    expect(left.map(({ reference }) => reference)).toEqual(['reader']);
  });

  test('keeps the files of accounts and of messages, and deletes those of nobody', async () => {
    const db = await getDb();
    const { user } = await newActor('member');
    const [own, sent, forgotten] = [
      file('own', user.id),
      file('sent', null),
      file('forgotten', null),
    ];
    await db.insert(files).values([own, sent, forgotten]);
    await send('NV-7777-7777', sent.id);
    await runJobs(expiredRows(db));
    const left = await db.select().from(files);
    expect(left.map(({ name }) => name).sort()).toEqual(['own', 'sent']);
  });

  test('deletes the CV of an account with its last application, and no other', async () => {
    const db = await getDb();
    await db.delete(files);
    const { user } = await newActor('member');
    const [old, both] = [file('old', user.id), file('both', user.id)];
    await db.insert(files).values([old, both, file('own', user.id)]);
    const threeYears = ago(3 * 366);
    await send('NV-7777-7772', old.id, threeYears);
    await send('NV-7777-7773', both.id, threeYears);
    await send('NV-7777-7774', both.id);
    await runJobs(expiredRows(db));
    const left = await db.select().from(files);
    expect(left.map(({ name }) => name).sort()).toEqual(['both', 'own']);
  });
});
