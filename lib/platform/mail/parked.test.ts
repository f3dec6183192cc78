/** An operator sees which mails were given up, and has them sent after all, once. */

import { eq } from 'drizzle-orm';
import { acknowledgement } from '../../features/submissions/mails.ts';
import { submissions } from '../../features/submissions/tables.ts';
import { mailSource } from '../../site/mail/mail-source.ts';
import { openDatabase } from '../db/database.ts';
import { describeOnEveryDatabase } from '../db/test-database.ts';
import type { Deliver } from './delivery.ts';
import { mailState } from './mail-state.ts';
import { type Outbox, startOutbox } from './outbox.ts';
import { dropParked, parkedMails, retryParked } from './parked.ts';
import { QUICK_PACE } from './testing/quick-pace.ts';
import { until } from './testing/until.ts';

const QUICK = { pace: QUICK_PACE };
const ADDRESS = 'ada@example.org';

describeOnEveryDatabase('parked mails', () => {
  let outbox: Outbox;
  let sent: string[];
  let deliver: Deliver;
  beforeEach(async () => {
    sent = [];
    deliver = async () => {
      const words = `550 no such user ${ADDRESS}`;
      throw Object.assign(new Error(words), { code: 'EENVELOPE', responseCode: 550 });
    };
    outbox = await startOutbox(await openDatabase(), QUICK);
    await outbox.startWorker(mailSource([acknowledgement]), (mail) => deliver(mail));
  });
  afterEach(async () => {
    await outbox.boss.deleteAllJobs('mail');
    await outbox.boss.deleteAllJobs('mail-parked');
    await outbox.stop();
    await (await openDatabase()).db.delete(submissions);
  });

  /** Mails that were refused for ever. */
  async function park(...references: string[]): Promise<void> {
    const { db } = await openDatabase();
    const before = (await parkedMails(outbox)).length;
    for (const reference of references)
      await db.transaction(async (tx) => {
        const row = {
          reference,
          kind: 'contact',
          region: 'USA',
          name: 'Ada',
          email: ADDRESS,
        } as const;
        const [added] = await tx.insert(submissions).values(row).returning();
        await outbox.enqueue(tx, { mail: acknowledgement, id: added?.id ?? '' });
      });
    await until(async () => (await parkedMails(outbox)).length === before + references.length);
  }
  const isIdle = async () =>
    (await outbox.boss.findJobs('mail')).every(({ state }) => /completed|failed/.test(state));
  const mendServer = () => {
    deliver = async ({ reference }) => void sent.push(reference);
  };

  test('say to staff who wait for an answer whether the mail is on its way, refused or given up', async () => {
    const { db } = await openDatabase();
    const stateOf = async (reference: string) => {
      const [row] = await db.select().from(submissions).where(eq(submissions.reference, reference));
      return mailState(
        outbox,
        ['acknowledgement'],
        row?.id ?? '',
        row?.acknowledgementSent ?? null,
      );
    };
    await park('NV-1');
    expect(await stateOf('NV-1')).toBe('refused');
    deliver = async () => {
      throw Object.assign(new Error('away'), { code: 'ESOCKET' });
    };
    await retryParked(outbox, 'all');
    await until(async () => (await stateOf('NV-1')) === 'trying');
    mendServer();
    await outbox.boss.deleteAllJobs('mail');
    expect(await stateOf('NV-1')).toBe('none');
    await db.update(submissions).set({ acknowledgementSent: new Date() });
    expect(await stateOf('NV-1')).toBe('sent');
  });

  test('are listed with what they are about and why, and without an address', async () => {
    await park('NV-1');
    const mails = await parkedMails(outbox);
    expect(mails).toMatchObject([
      { kind: 'acknowledgement', about: 'NV-1', attempts: 1, reason: 'Error EENVELOPE' },
    ]);
    expect(Date.now() - Number(mails[0]?.parkedAt)).toBeLessThan(60_000);
    expect(JSON.stringify(mails)).not.toContain(ADDRESS);
  });

  test('are sent once after all, however many operators ask for it', async () => {
    await park('NV-1', 'NV-2', 'NV-3');
    mendServer();
    const [, one] = await parkedMails(outbox);
    expect(await retryParked(outbox, one?.id ?? '')).toBe(1);
    const owed = await Promise.all([retryParked(outbox, 'all'), retryParked(outbox, 'all')]);
    expect(owed.reduce((sum, count) => sum + count)).toBe(2);
    await until(() => sent.length >= 3);
    await until(isIdle);
    expect(sent.sort()).toEqual(['NV-1', 'NV-2', 'NV-3']);
    expect(await parkedMails(outbox)).toEqual([]);
    expect(await retryParked(outbox, 'all')).toBe(0);
  });

  test('that left meanwhile do not leave again', async () => {
    await park('NV-1');
    mendServer();
    const { db } = await openDatabase();
    const ofRow = eq(submissions.reference, 'NV-1');
    await db.update(submissions).set({ acknowledgementSent: new Date() }).where(ofRow);
    expect(await retryParked(outbox, 'all')).toBe(1);
    await until(isIdle);
    expect(sent).toEqual([]);
  });

  test('may be dropped, and an id of none is said to be one', async () => {
    await park('NV-1');
    const [mail] = await parkedMails(outbox);
    const id = mail?.id ?? '';
    await dropParked(outbox, id);
    expect(await parkedMails(outbox)).toEqual([]);
    const none = /No mail .* is parked\. npm run mail:parked lists/;
    await expect(dropParked(outbox, id)).rejects.toThrow(none);
    await expect(retryParked(outbox, id)).rejects.toThrow(none);
    await expect(retryParked(outbox, 'NV-1')).rejects.toThrow(none);
  });
});
