/** A mail that was owed leaves the restored database once; one that had left does not leave again. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { acknowledgement, desk } from '../../features/submissions/mails.ts';
import { submissions } from '../../features/submissions/tables.ts';
import { mailSource } from '../../site/mail/mail-source.ts';
import { openDatabase } from '../db/database.ts';
import { databasesOfRun } from '../db/databases-of-run.ts';
import { describeOnEveryDatabase } from '../db/test-database.ts';
import { temporaryFolder } from '../db/test-folder.ts';
import { TemplateError } from '../mail/mail-kind.ts';
import { MAIL_QUEUE, type Outbox, PARKED_QUEUE, startOutbox } from '../mail/outbox.ts';
import { QUICK_PACE } from '../mail/testing/quick-pace.ts';
import { until } from '../mail/testing/until.ts';
import { dump } from './dump.ts';
import { message } from './testing/filled.ts';
import { restoreHere, withNewDatabase } from './testing/new-database.ts';

const SOURCE = mailSource([acknowledgement, desk]);
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const QUICK = {
  retry: { retryDelay: 1, retryDelayMax: 1 },
  pace: QUICK_PACE,
};
const left = async ({ boss }: Outbox, queue: string) =>
  (await boss.findJobs(queue)).filter(({ state }) => state !== 'completed');

/** Owes the acknowledgement of a message. */
async function owe(outbox: Outbox, reference: string): Promise<void> {
  const { db } = await openDatabase();
  await db.transaction(async (tx) => {
    const [row] = await tx.insert(submissions).values(message(reference)).returning();
    await outbox.enqueue(tx, { mail: acknowledgement, id: row?.id ?? '' });
  });
}

describeOnEveryDatabase('owed mails', (kind) => {
  const file = join(folder, kind);
  beforeAll(async () => {
    const opened = await openDatabase();
    const working = await startOutbox(opened, QUICK);
    await owe(working, 'NV-SENT');
    await owe(working, 'NV-PARKED');
    await working.startWorker(SOURCE, async ({ reference }) => {
      if (reference === 'NV-PARKED') throw new TemplateError('broken');
    });
    await until(async () => (await left(working, PARKED_QUEUE)).length === 1);
    await until(async () => (await left(working, MAIL_QUEUE)).length === 1);
    await working.stop();
    const outbox = await startOutbox(opened, QUICK);
    // One that a worker has taken, one that waits.
    await owe(outbox, 'NV-TAKEN');
    expect(await outbox.boss.fetch(MAIL_QUEUE)).toHaveLength(1);
    await owe(outbox, 'NV-WAITS');
    await outbox.stop();
    await dump(opened, file);
  }, 60_000);

  test.each(databasesOfRun())(
    'leave once after a restore, and no others: %s',
    async (into) => {
      await withNewDatabase(into, async () => {
        await restoreHere(file);
        const opened = await openDatabase();
        // As 15 seconds later: the worker that had taken one has not been heard of.
        await opened.db.execute(sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '15 seconds'
        WHERE state = 'active'`);
        const sent: string[] = [];
        const outbox = await startOutbox(opened, QUICK);
        try {
          await outbox.startWorker(SOURCE, async ({ reference }) => void sent.push(reference));
          await until(async () => sent.length === 2);
          await until(async () => (await left(outbox, MAIL_QUEUE)).length === 0);
          expect(sent.sort()).toEqual(['NV-TAKEN', 'NV-WAITS']);
          expect(await outbox.boss.redrive(PARKED_QUEUE)).toBe(1);
          await until(async () => sent.length === 3);
          expect(sent).toContain('NV-PARKED');
        } finally {
          await outbox.stop();
        }
      });
    },
    60_000,
  );
});
