/** An inbox that never answered gets few mails a day, whatever asks for them; one that did gets its own. */
import { eq } from 'drizzle-orm';
import { expiredRows } from '../../composition/expired-rows.ts';
import { erasePerson } from '../../composition/privacy/erasure.ts';
import { invite } from '../../features/accounts/invite.ts';
import { invites, oneTimeCodes } from '../../features/accounts/tables.ts';
import {
  account,
  ask,
  forgot,
  newestRow,
  resend,
} from '../../features/accounts/testing/somebody.ts';
import { contactSchema } from '../../features/contact/schema.ts';
import { submitContact } from '../../features/contact/submit.ts';
import { confirmFromForm, subscribe } from '../../features/newsletter/subscribe.ts';
import { newsletterSubscriptions } from '../../features/newsletter/tables.ts';
import { submissions } from '../../features/submissions/tables.ts';
import { REFERENCE } from '../../site/forms/reference-pattern.ts';
import { getDb } from '../db/database.ts';
import { describeOnEveryDatabase } from '../db/test-database.ts';
import { runJobs } from '../housekeeping/housekeeping.ts';
import { issueFormToken } from '../security/form-token.ts';
import { issueMailedCode } from '../security/mailed-code.ts';
import { LIMITS } from '../security/rate-limits.ts';
import { createSession } from '../session/session.ts';
import { companies, users } from '../session/tables.ts';
import { mayMail, noteAnswer } from './answered-inboxes.ts';
import { getOutbox, MAIL_QUEUE } from './outbox.ts';
import { answeredInboxes } from './tables.ts';

const { points } = LIMITS.mailsPerUnprovedMailbox;
const token = () => issueFormToken(Date.now() - 60_000);
let lastAddress = 0;
const facts = () => {
  lastAddress += 1;
  return { region: 'USA', address: `203.0.113.${lastAddress}` } as const;
};
const write = (email: string) =>
  submitContact({
    ...facts(),
    body: contactSchema.parse({
      ...{ name: 'Mallory', email, topic: 'demo', token: token() },
      message: `Somebody wants to hear of you. ${lastAddress}`,
    }),
  });
const read = (email: string) => subscribe({ ...facts(), body: { email, token: token() } });

/** Jobs of mails to the writer that are about a row which is there and whose mail has not left. */
async function mailsTo(email: string): Promise<number> {
  const db = await getDb();
  const ids = [
    ...(await db
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.email, email))),
    ...(await db
      .select({ id: newsletterSubscriptions.id })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email))),
    ...(await db.select().from(invites).where(eq(invites.email, email))).filter(
      ({ inviteSent }) => inviteSent === null,
    ),
    ...(await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email))).filter(
      ({ codeSent }) => codeSent === null,
    ),
  ].map(({ id }) => id);
  const { boss } = await getOutbox();
  const jobs = await boss.findJobs<{ id: string; kind: string }>(MAIL_QUEUE);
  return jobs.filter(({ data }) => data.kind !== 'desk' && ids.includes(data.id)).length;
}
const jobs = async () => (await (await getOutbox()).boss.findJobs(MAIL_QUEUE)).length;

async function member(email: string) {
  const db = await getDb();
  const user = await account(email);
  const session = await createSession(user, undefined);
  const [company] = await db.insert(companies).values({ name: 'Acme', region: 'USA' }).returning();
  await db
    .update(users)
    .set({ companyId: company?.id ?? null })
    .where(eq(users.id, user.id));
  return session;
}

describeOnEveryDatabase('an inbox that never answered', () => {
  test('gets three mails a day of all kinds together, and all that was sent is kept', async () => {
    const email = 'victim@example.org';
    const session = await member('inviter@example.org');
    await write(email);
    await read(email);
    await invite({ body: { email }, session });
    expect(await mailsTo(email)).toBe(points);
    const before = await jobs();
    expect((await write(email)).reference).toMatch(REFERENCE);
    expect((await read(email)).reference).toMatch(REFERENCE);
    expect(await invite({ body: { email }, session })).toEqual({ mailed: true });
    expect(await ask(email)).toMatchObject({ mailed: true, begun: expect.any(String) });
    expect(await resend(email, 'register')).toEqual({ mailed: true });
    expect(await mailsTo(email)).toBe(points);
    // As many jobs as for anybody: no answer takes less time.
    expect(await jobs()).toBe(before + 6);
    const db = await getDb();
    expect(await db.$count(submissions, eq(submissions.email, email))).toBe(2);
    expect(await db.$count(invites, eq(invites.email, email))).toBe(2);
  });

  test('is counted by its mailbox, however it is spelled', async () => {
    for (const tag of ['', '+a', '+b', '+c']) await write(`tagged${tag}@example.org`);
    expect(await mailsTo('tagged+b@example.org')).toBe(1);
    expect(await mailsTo('tagged+c@example.org')).toBe(0);
  });

  test('has no say in what the owner of an account gets: strangers use nothing up', async () => {
    const email = 'owner@example.org';
    await account(email);
    for (let number = 0; number < points + 1; number += 1) await write(email);
    expect(await mailsTo(email)).toBe(points + 1);
    for (const request of [() => forgot(email), () => resend(email, 'login')]) {
      await request();
      expect((await newestRow(email)).codeSent).toBeNull();
    }
  });

  test('is none any more once its owner has confirmed the newsletter', async () => {
    const email = 'reader@example.org';
    await read(email);
    const db = await getDb();
    const [row] = await db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    await confirmFromForm({ body: { code: issueMailedCode('newsletter-confirm', row?.id ?? '') } });
    for (let number = 0; number < points; number += 1) await write(email);
    expect(await mailsTo(email)).toBe(points + 1);
    expect(JSON.stringify(await db.select().from(answeredInboxes))).not.toContain('reader');
  });

  test('that answered is forgotten by an erasure, and after a year', async () => {
    const db = await getDb();
    const now = new Date();
    const rows = () => db.$count(answeredInboxes);
    await db.delete(answeredInboxes);
    for (const email of ['one@example.org', 'two@example.org'])
      await db.transaction((tx) => noteAnswer(tx, email, now));
    const id = '00000000-0000-0000-0000-000000000000';
    await db.transaction((tx) => erasePerson(tx, { id, email: 'One@example.org' }));
    expect(await rows()).toBe(1);
    const year = 366 * 24 * 60 * 60_000;
    await runJobs(expiredRows(db), now.getTime() + year - 3 * 24 * 60 * 60_000);
    expect(await rows()).toBe(1);
    await runJobs(expiredRows(db), now.getTime() + year + 60_000);
    expect(await rows()).toBe(0);
    for (let number = 0; number < points; number += 1)
      expect(await db.transaction((tx) => mayMail(tx, 'two@example.org'))).toBe(true);
    expect(await db.transaction((tx) => mayMail(tx, 'two@example.org'))).toBe(false);
  });
});
