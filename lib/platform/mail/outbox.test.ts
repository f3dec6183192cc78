/** Mails that are owed arrive: once, later if need be, and a bad one harms no other. */

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { acknowledgement, desk } from '../../features/submissions/mails.ts';
import { submissions } from '../../features/submissions/tables.ts';
import { brand } from '../../site/content/company.ts';
import { mailSource } from '../../site/mail/mail-source.ts';
import { openDatabase, type Transaction } from '../db/database.ts';
import { describeOnEveryDatabase } from '../db/test-database.ts';
import { temporaryFolder } from '../db/test-folder.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { setMetrics } from '../metrics/metrics.ts';
import { fileDelivery, smtpDelivery } from './delivery.ts';
import { MAIL_QUEUE, type Outbox, PARKED_QUEUE, startOutbox } from './outbox.ts';
import { outboxFigures } from './outbox-figures.ts';
import { QUICK_PACE } from './testing/quick-pace.ts';
import { until } from './testing/until.ts';

const QUICK = {
  retry: { retryLimit: 50, retryDelay: 1, retryDelayMax: 1 },
  pace: QUICK_PACE,
};
const isDone = ({ state }: { state: string }) => state === 'completed';
const row = (reference: string, email = 'visitor@example.org') => ({
  kind: 'contact' as const,
  reference,
  region: 'INDIA' as const,
  name: 'Visitor',
  email,
  details: { topic: 'demo', message: 'A message that is long enough.' },
});

async function insert(tx: Transaction, reference: string, email?: string): Promise<string> {
  const [added] = await tx.insert(submissions).values(row(reference, email)).returning();
  return added?.id ?? '';
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Keeps what it gets, always refuses one address, and never answers a mail that `isHeld`. */
function mailServer(refused = 'nobody@example.org', isHeld = (_mail: string) => false) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address === refused
          ? Object.assign(new Error('no such user'), { responseCode: 550 })
          : null,
      ),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString();
        mails.push(mail);
        if (!isHeld(mail)) done();
      });
    },
  });
  return { server, mails };
}

const SOURCE = mailSource([acknowledgement, desk]);

describeOnEveryDatabase('the outbox', () => {
  let outbox: Outbox;
  beforeEach(async () => {
    outbox = await startOutbox(await openDatabase(), QUICK);
  });
  afterEach(async () => {
    await outbox.boss.deleteAllJobs(MAIL_QUEUE);
    await outbox.boss.deleteAllJobs(PARKED_QUEUE);
    await outbox.stop();
  });

  const owe = async (reference: string, email?: string) => {
    const { db } = await openDatabase();
    return db.transaction(async (tx) => {
      const id = await insert(tx, reference, email);
      await outbox.enqueue(tx, { mail: acknowledgement, id });
      await outbox.enqueue(tx, { mail: desk, id });
      return id;
    });
  };

  test('takes the very first job inside a transaction without waiting for itself', async () => {
    const hangs = wait(5_000).then(() => 'hangs');
    expect(await Promise.race([owe('NV-FIRST'), hangs])).not.toBe('hangs');
  });

  test('forgets the job when the transaction is rolled back', async () => {
    const { db } = await openDatabase();
    const failed = db.transaction(async (tx) => {
      const id = await insert(tx, 'NV-ROLLBACK');
      await outbox.enqueue(tx, { mail: desk, id });
      throw new Error('after the job');
    });
    await expect(failed).rejects.toThrow('after the job');
    const rows = await db
      .select()
      .from(submissions)
      .where(eq(submissions.reference, 'NV-ROLLBACK'));
    expect(rows).toEqual([]);
    expect(await outbox.boss.findJobs(MAIL_QUEUE)).toEqual([]);
  });

  test('delivers each mail once, with a Message-ID of its row, after the server was down', async () => {
    const port = await freePort();
    await outbox.startWorker(SOURCE, smtpDelivery(`smtp://127.0.0.1:${port}`));
    const id = await owe('NV-LATER');
    const tries = async () =>
      (await outbox.boss.findJobs<object>(MAIL_QUEUE)).filter((job) => job.retryCount > 0).length;
    await until(async () => (await tries()) === 2);

    const { server, mails } = mailServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    try {
      await until(() => mails.length === 2);
      await wait(2_500);
      const parsed = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
      expect(parsed.map(({ messageId }) => messageId).sort()).toEqual([
        `<acknowledgement.${id}@${brand.INDIA.mailDomain}>`,
        `<desk.${id}@${brand.INDIA.mailDomain}>`,
      ]);
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });

  test('parks a mail that is refused for ever, sends the others, and lets an operator see it', async () => {
    const port = await freePort();
    const { server, mails } = mailServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    try {
      const metrics = createMetrics({ hash: '', version: '' });
      setMetrics(metrics);
      const { db } = await openDatabase();
      expect(await outboxFigures(db)).toEqual({ owed: 0, oldestAge: 0, parked: 0 });
      await owe('NV-POISON', 'nobody@example.org');
      const figures = await outboxFigures(db);
      expect(figures).toEqual({ owed: 2, oldestAge: expect.any(Number), parked: 0 });
      expect(figures.oldestAge).toBeGreaterThan(0);
      await outbox.startWorker(SOURCE, smtpDelivery(`smtp://127.0.0.1:${port}`));
      await until(async () => (await outbox.boss.findJobs(PARKED_QUEUE)).length === 1);
      await until(() => mails.length === 1);
      await until(async () => (await outboxFigures(db)).owed === 0);
      expect(await outboxFigures(db)).toEqual({ owed: 0, oldestAge: 0, parked: 1 });
      const { values } = await metrics.deliveries.get();
      expect(values.map(({ labels, value }) => `${labels.outcome} ${value}`)).toEqual([
        'sent 1',
        'gone 0',
        'retried 0',
        'parked 1',
      ]);
      setMetrics(undefined);
      expect((await PostalMime.parse(mails[0] ?? '')).to?.[0]?.address).toBe(
        `desk@${brand.INDIA.mailDomain}`,
      );
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });

  test('to stop all mails with one slow answer: the others leave meanwhile', async () => {
    const port = await freePort();
    const { server, mails } = mailServer(undefined, (mail) => mail.includes('NV-SLOW'));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    try {
      await outbox.startWorker(SOURCE, smtpDelivery(`smtp://127.0.0.1:${port}`));
      // The held ones first: they keep as many hands as there are mails about them.
      await owe('NV-SLOW');
      await until(() => mails.length === 2);
      for (let count = 0; count < 15; count += 1) await owe(`NV-QUICK-${count}`);
      await until(() => mails.length === 32);
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });

  test('to hold a mail for ever by answering slowly: it is given up after its time', async () => {
    const port = await freePort();
    const { server, mails } = mailServer(undefined, () => true);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    try {
      const deliver = smtpDelivery(`smtp://127.0.0.1:${port}`, 2_000);
      const failures: unknown[] = [];
      await outbox.startWorker(SOURCE, (mail) =>
        deliver(mail).catch((error) => {
          failures.push(error);
          throw error;
        }),
      );
      await owe('NV-HELD');
      await until(() => failures.length >= 2 && mails.length >= 2);
      expect(failures[0]).toMatchObject({ code: 'ETIMEDOUT' });
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });

  test('mails that a killed process held leave as soon as its lease is over', async () => {
    const { db } = await openDatabase();
    const port = await freePort();
    const { server, mails } = mailServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    try {
      await owe('NV-KILLED');
      // As the killed one left them: taken, and not spoken for since.
      expect(await outbox.boss.fetch(MAIL_QUEUE, { batchSize: 2 })).toHaveLength(2);
      await db.execute(sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '15 seconds'
        WHERE state = 'active'`);
      await outbox.startWorker(SOURCE, smtpDelivery(`smtp://127.0.0.1:${port}`));
      await until(() => mails.length === 2);
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });

  test('a mail that is being sent is renewed, so that nobody else sends it too', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await outbox.startWorker(SOURCE, () => held);
    await owe('NV-BUSY');
    const active = async () =>
      (await outbox.boss.findJobs(MAIL_QUEUE)).filter(({ state }) => state === 'active');
    try {
      await until(async () => (await active()).length === 2);
      const [before] = await active();
      await until(async () => {
        const [now] = await outbox.boss.findJobs(MAIL_QUEUE, { id: before?.id });
        return Number(now?.heartbeatOn) > Number(before?.heartbeatOn);
      });
      expect((await active()).map(({ retryCount }) => retryCount)).toEqual([0, 0]);
    } finally {
      release();
    }
  });

  test('never delivers again what was marked as sent', async () => {
    const subjects: string[] = [];
    await outbox.startWorker(SOURCE, async ({ subject }) => void subjects.push(subject));
    const id = await owe('NV-ONCE');
    await until(async () => (await outbox.boss.findJobs(MAIL_QUEUE)).every(isDone));
    const { db } = await openDatabase();
    await db.transaction(async (tx) => {
      await outbox.enqueue(tx, { mail: acknowledgement, id });
      await outbox.enqueue(tx, { mail: desk, id });
    });
    await until(async () => {
      const jobs = await outbox.boss.findJobs(MAIL_QUEUE);
      return jobs.length === 4 && jobs.every(isDone);
    });
    expect(subjects).toHaveLength(2);
  });

  test('is not done with a mail before it is marked as sent', async () => {
    const markSent = jest
      .spyOn(acknowledgement, 'markSent')
      .mockRejectedValueOnce(new Error('The database is gone.'));
    await outbox.startWorker(SOURCE, async () => undefined);
    const id = await owe('NV-MARK');
    await until(async () => (await outbox.boss.findJobs(MAIL_QUEUE)).every(isDone));
    expect(markSent.mock.calls.map(([, marked]) => marked)).toEqual([id, id]);
    markSent.mockRestore();
  });

  test('parks a mail of a kind that nobody knows', async () => {
    await outbox.startWorker(SOURCE, async () => undefined);
    await outbox.boss.send(MAIL_QUEUE, { kind: 'constructor', id: 'x' });
    await until(async () => (await outbox.boss.findJobs(PARKED_QUEUE)).length === 1);
  });

  test('parks a mail that failed to the end of its tries', async () => {
    await outbox.stop();
    const retry = { ...QUICK.retry, retryLimit: 1 };
    outbox = await startOutbox(await openDatabase(), { ...QUICK, retry });
    await outbox.startWorker(SOURCE, async () => {
      throw new Error('always');
    });
    await owe('NV-NEVER');
    await until(async () => (await outbox.boss.findJobs(PARKED_QUEUE)).length === 2);
  });

  test('without a mail server leaves files that a person can open, one a mail', async () => {
    const folder = temporaryFolder();
    const deliver = fileDelivery(folder);
    let deliveries = 0;
    await outbox.startWorker(SOURCE, async (mail) => {
      deliveries += 1;
      await deliver(mail);
      await deliver(mail);
    });
    await owe('NV-FILE');
    await until(() => deliveries === 2 && readdirSync(folder).length === 2);
    const names = readdirSync(folder).sort();
    expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-acknowledgement-NV-FILE\.eml$/);
    expect(names[1]).toMatch(/-desk-NV-FILE\.eml$/);
    const mail = await PostalMime.parse(readFileSync(join(folder, names[0] ?? ''), 'utf8'));
    expect(mail.subject).toBe('We have your message: NV-FILE');
    expect(mail.text).toContain('NV-FILE');
    expect(mail.html).toContain('NV-FILE');
    rmSync(folder, { recursive: true });
  });
});
