/** The rules of the contact form, on both databases. */
import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { getDb } from '../../platform/db/database.ts';
import { IdempotencyConflictError } from '../../platform/db/once.ts';
import { idempotencyKeys, rateLimits } from '../../platform/db/tables.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { getOutbox, MAIL_QUEUE } from '../../platform/mail/outbox.ts';
import { issueFormToken } from '../../platform/security/form-token.ts';
import { LIMITS, RateLimitedError } from '../../platform/security/rate-limits.ts';
import { REFERENCE } from '../../site/forms/reference-pattern.ts';
import { submissions } from '../submissions/tables.ts';
import { type ContactInput, contactSchema } from './schema.ts';
import { submitContact as submit } from './submit.ts';

type Facts = Omit<Parameters<typeof submit>[0], 'body'>;
const submitContact = (input: ContactInput, facts: Facts) =>
  submit({ ...facts, body: contactSchema.parse(input) });

const message = (marker: string, email = `${marker}@example.com`) => ({
  name: 'Ada Lovelace',
  email,
  topic: 'demo',
  message: `We would like to see a demonstration. ${marker}`,
  token: issueFormToken(Date.now() - 60_000),
});
/** An address of its own a test, so that limits don't mix. */
let lastAddress = 0;
const facts = (): Facts => {
  lastAddress += 1;
  return { region: 'USA', address: `198.51.100.${lastAddress}` };
};

async function rowsOf(email: string): Promise<number> {
  const db = await getDb();
  const [row] = await db
    .select({ rows: count() })
    .from(submissions)
    .where(eq(submissions.email, email));
  return row?.rows ?? 0;
}
async function jobsInAll(): Promise<number> {
  const { boss } = await getOutbox();
  return (await boss.findJobs(MAIL_QUEUE)).length;
}

/** How many mails of each kind are owed for the messages of `email`. */
async function mailsTo(email: string): Promise<Record<string, number>> {
  const db = await getDb();
  const rows = await db.select().from(submissions).where(eq(submissions.email, email));
  const ids = new Set(rows.map(({ id }) => id));
  const { boss } = await getOutbox();
  const all = await boss.findJobs<{ id: string; kind: string }>(MAIL_QUEUE);
  const counted: Record<string, number> = {};
  for (const { data } of all)
    if (ids.has(data.id)) counted[data.kind] = (counted[data.kind] ?? 0) + 1;
  return counted;
}

describeOnEveryDatabase('a contact message', (kind) => {
  test('leaves one row and two jobs, and answers with a reference', async () => {
    const before = await jobsInAll();
    const { reference } = await submitContact(message('one'), facts());
    expect(reference).toMatch(REFERENCE);
    expect(await rowsOf('one@example.com')).toBe(1);
    expect(await jobsInAll()).toBe(before + 2);
  });

  test('keeps the browser when it asks for support, and never otherwise', async () => {
    const browserOf = async (email: string) => {
      const db = await getDb();
      const [row] = await db.select().from(submissions).where(eq(submissions.email, email));
      return row?.details.browser;
    };
    const browser = 'Safari 26.1';
    await submitContact({ ...message('help'), topic: 'support', browser }, facts());
    await submitContact({ ...message('quiet'), topic: 'support', browser: '' }, facts());
    await submitContact({ ...message('price'), topic: 'pricing', browser }, facts());
    expect(await browserOf('help@example.com')).toBe(browser);
    expect(await browserOf('quiet@example.com')).toBeUndefined();
    expect(await browserOf('price@example.com')).toBeUndefined();
  });

  test('keeps the product that a demo is about, and none where no product is asked for', async () => {
    const productOf = async (email: string) => {
      const db = await getDb();
      const [row] = await db.select().from(submissions).where(eq(submissions.email, email));
      return row?.details.product;
    };
    await submitContact({ ...message('shown'), product: 'pay' }, facts());
    await submitContact({ ...message('any'), product: '' }, facts());
    await submitContact({ ...message('reporter'), topic: 'press', product: 'pay' }, facts());
    expect(await productOf('shown@example.com')).toBe('pay');
    expect(await productOf('any@example.com')).toBeUndefined();
    expect(await productOf('reporter@example.com')).toBeUndefined();
  });

  test('sent twenty times at once with one key leaves one row and one answer', async () => {
    const before = await jobsInAll();
    const same = { ...facts(), idempotencyKey: randomUUID() };
    const body = message('parallel');
    const answers = await Promise.all(Array.from({ length: 20 }, () => submitContact(body, same)));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await rowsOf('parallel@example.com')).toBe(1);
    expect(await jobsInAll()).toBe(before + 2);
  });

  test('with a known key and another body is refused', async () => {
    const same = { ...facts(), idempotencyKey: randomUUID() };
    await submitContact(message('first'), same);
    await expect(submitContact(message('second'), same)).rejects.toThrow(IdempotencyConflictError);
    expect(await rowsOf('second@example.com')).toBe(0);
  });

  test('without a key counts once a day, even with a new token', async () => {
    const same = facts();
    const first = await submitContact(message('again'), same);
    const second = await submitContact(
      { ...message('again'), token: issueFormToken(Date.now() - 5000) },
      same,
    );
    expect(second).toEqual(first);
    expect(await rowsOf('again@example.com')).toBe(1);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    const later = { ...message('again'), token: issueFormToken(tomorrow.getTime() - 5000) };
    expect(await submitContact(later, { ...same, now: tomorrow })).not.toEqual(first);
  });

  // The embedded database has one connection, so there one form after the other is all there is.
  if (kind === 'postgres')
    test('that is slow to be stored keeps no other visitor waiting', async () => {
      const outbox = await getOutbox();
      const kept = outbox.enqueue;
      const slow = Promise.withResolvers<void>();
      const reached = Promise.withResolvers<void>();
      outbox.enqueue = async () => {
        reached.resolve();
        await slow.promise;
      };
      const first = submitContact(message('slow'), facts());
      await reached.promise;
      outbox.enqueue = kept;
      try {
        await submitContact(message('overtaking'), facts());
      } finally {
        slow.resolve();
      }
      expect(await rowsOf('overtaking@example.com')).toBe(1);
      await first;
    });

  test('whose outbox fails leaves neither row nor key behind', async () => {
    const outbox = await getOutbox();
    const before = await jobsInAll();
    const kept = outbox.enqueue;
    // The jobs go in, and then it breaks.
    outbox.enqueue = async (tx, ...jobs) => {
      await kept(tx, ...jobs);
      throw new Error('broken');
    };
    const db = await getDb();
    const [keys] = await db.select({ rows: count() }).from(idempotencyKeys);
    await expect(submitContact(message('rollback'), facts())).rejects.toThrow('broken');
    outbox.enqueue = kept;
    expect(await rowsOf('rollback@example.com')).toBe(0);
    expect(await jobsInAll()).toBe(before);
    expect(await db.select({ rows: count() }).from(idempotencyKeys)).toEqual([keys]);
  });

  test('with a filled trap is answered like a success and leaves nothing', async () => {
    const body = { ...message('robot'), website: 'https://example.com' };
    const { reference } = await submitContact(body, facts());
    expect(reference).toMatch(REFERENCE);
    expect(await rowsOf('robot@example.com')).toBe(0);
  });

  test.each([
    ['sent within two seconds', () => issueFormToken()],
    ['opened more than a day ago', () => issueFormToken(Date.now() - 25 * 60 * 60 * 1000)],
    ['with a forged token', () => `${issueFormToken(Date.now() - 60_000)}x`],
  ])('%s is refused by its token', async (_, token) => {
    const sent = submitContact({ ...message('token'), token: token() }, facts());
    await expect(sent).rejects.toMatchObject({ problem: { status: 422 } });
    expect(await rowsOf('token@example.com')).toBe(0);
  });

  test('without a token is not stored, so that no program can save itself the wait', async () => {
    const sent = submitContact({ ...message('plain'), token: undefined }, facts());
    await expect(sent).rejects.toMatchObject({ problem: { body: { code: 'FORM_TOKEN' } } });
    expect(await rowsOf('plain@example.com')).toBe(0);
  });

  test('by a token that has served is not stored, so that one wait is one message', async () => {
    const { token } = message('first');
    const body = (marker: string) => ({ ...message(marker), token });
    const markers = ['twin-1', 'twin-2', 'twin-3', 'twin-4'];
    const sent = await Promise.allSettled(
      markers.map((marker) => submitContact(body(marker), facts())),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of sent)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ problem: { body: { code: 'FORM_TOKEN' } } });
    const rows = await Promise.all(markers.map((marker) => rowsOf(`${marker}@example.com`)));
    expect(rows.reduce((sum, one) => sum + one)).toBe(1);
  });

  test('that was refused leaves its token good for the next try', async () => {
    const { token } = message('x');
    const outbox = await getOutbox();
    const kept = outbox.enqueue;
    outbox.enqueue = () => Promise.reject(new Error('broken'));
    await expect(submitContact({ ...message('try'), token }, facts())).rejects.toThrow('broken');
    outbox.enqueue = kept;
    await submitContact({ ...message('try'), token }, facts());
    expect(await rowsOf('try@example.com')).toBe(1);
  });

  test('to an inbox that is full is kept and told to the desk, without an acknowledgement', async () => {
    const { points } = LIMITS.mailsPerUnprovedMailbox;
    const email = 'Victim@example.com';
    for (let number = 0; number < points + 3; number += 1)
      await submitContact(message(`flood-${number}`, email), facts());
    expect(await rowsOf(email)).toBe(points + 3);
    expect(await mailsTo(email)).toEqual({ acknowledgement: points, desk: points + 3 });
  });

  test('cannot flood one inbox by tags and dots, and is mailed to the address as typed', async () => {
    const spellings = ['v.ictim+0@gmail.com', 'vi.ctim+1@googlemail.com', 'VICTIM+a+b@Gmail.com'];
    const { points } = LIMITS.mailsPerUnprovedMailbox;
    for (let number = 0; number < points; number += 1)
      await submitContact(message(`tag-${number}`, spellings[number % 3]), facts());
    await submitContact(message('more', 'victim@gmail.com'), facts());
    expect(await mailsTo('victim@gmail.com')).toEqual({ desk: 1 });
    expect(await mailsTo('v.ictim+0@gmail.com')).toHaveProperty('acknowledgement');
    await submitContact(message('neighbor', 'victim2@gmail.com'), facts());
    expect(await mailsTo('victim2@gmail.com')).toEqual({ acknowledgement: 1, desk: 1 });
  });

  test('that is refused counts too, so nobody asks on and on', async () => {
    const same = facts();
    const { token } = message('spent');
    await submitContact({ ...message('spent'), token }, same);
    const ask = (number: number) => submitContact({ ...message(`asked-${number}`), token }, same);
    for (let number = 1; number < LIMITS.formsPerAddress.points; number += 1)
      await expect(ask(number)).rejects.toThrow(/sent before/);
    await expect(ask(99)).rejects.toThrow(RateLimitedError);
  });

  test('that was taken is answered as then, though its address has sent too much since', async () => {
    const same = facts();
    const taken = { ...message('taken'), idempotencyKey: randomUUID() };
    const { idempotencyKey, ...body } = taken;
    const first = await submitContact(body, { ...same, idempotencyKey });
    for (let number = 1; number < LIMITS.formsPerAddress.points; number += 1)
      await submitContact(message(`since-${number}`), same);
    await expect(submitContact(message('too-much'), same)).rejects.toThrow(RateLimitedError);
    expect(await submitContact(body, { ...same, idempotencyKey })).toEqual(first);
  });

  describe('while others flood us', () => {
    const { points } = LIMITS.formsOverall;
    const aged = (marker: string, ageMs: number) => ({
      ...message(marker),
      token: issueFormToken(Date.now() - ageMs),
    });
    const flooder = facts();
    beforeAll(async () => {
      Object.assign(LIMITS.formsOverall, { points: 0 });
      await (await getDb()).delete(rateLimits);
    });
    afterAll(async () => {
      Object.assign(LIMITS.formsOverall, { points });
      await (await getDb()).delete(rateLimits);
    });

    test('is taken from everybody who took half a minute', async () => {
      for (let visitor = 0; visitor < 8; visitor += 1)
        await submitContact(aged(`honest-${visitor}`, 31_000), facts());
      expect(await rowsOf('honest-7@example.com')).toBe(1);
    });

    test('that was quick waits, and is taken with the same token later', async () => {
      const same = facts();
      const body = aged('quick', 10_000);
      await expect(submitContact(body, same)).rejects.toMatchObject({
        problem: { body: { code: 'FORM_TOO_FAST', message: expect.stringMatching(/20 seconds/) } },
      });
      await submitContact(body, { ...same, now: new Date(Date.now() + 21_000) });
      expect(await rowsOf('quick@example.com')).toBe(1);
    });

    test('is taken from a flooding address a few times only', async () => {
      for (let round = 0; round < LIMITS.formsWhenBusy.points; round += 1)
        await submitContact(aged(`flood-${round}-more`, 60_000), flooder);
      await expect(submitContact(aged('flood-last', 60_000), flooder)).rejects.toThrow(
        RateLimitedError,
      );
      await submitContact(aged('honest-after', 60_000), facts());
    });
  });
});
