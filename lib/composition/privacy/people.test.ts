/** Erasure by the desk: asked twice, written down, told to the person. On both databases. */
import { desc, eq, sql } from 'drizzle-orm';
import { eraseByDesk } from '@/lib/composition/privacy/endpoints/erase-by-desk';
import { exportByDesk } from '@/lib/composition/privacy/endpoints/export-by-desk';
import { route } from '@/lib/platform/api/route';
import { accountNotice } from '../../features/account-notices/mails.ts';
import { accountNotices } from '../../features/account-notices/tables.ts';
import { personHash } from '../../features/audit/record.ts';
import { auditEntries } from '../../features/audit/tables.ts';
import { insertSubmission } from '../../features/submissions/rows/submissions.ts';
import { submissions } from '../../features/submissions/tables.ts';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { log } from '../../platform/log/log.ts';
import { getOutbox, MAIL_QUEUE } from '../../platform/mail/outbox.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { users } from '../../platform/session/tables.ts';
import { brand } from '../../site/content/company.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { composeMail } from '../../site/mail/frame.ts';

const { POST: erase } = route(eraseByDesk);
const { POST: copy } = route(exportByDesk);

const post = (handler: typeof erase, { cookie }: Actor, body: object) =>
  handler(testRequest('/api/v1/desk/x', { method: 'POST', headers: { cookie }, body }));
const eraseAs = (staff: Actor, email: string) =>
  post(erase, staff, { email, emailAgain: email, password: staff.password });

/** A message to the desk of India from somebody without an account. */
async function writer(name: string): Promise<string> {
  const email = `${name}@example.org`;
  const row = {
    reference: makeReference(),
    kind: 'contact',
    region: 'INDIA',
    name,
    email,
  } as const;
  await (await getDb()).transaction((tx) => insertSubmission(tx, row));
  return email;
}

const messagesOf = async (email: string) =>
  (await getDb()).$count(submissions, eq(submissions.email, email));
const noticesTo = async (email: string) =>
  (await getDb()).select().from(accountNotices).where(eq(accountNotices.email, email));
const erasures = async (email: string) =>
  (await getDb())
    .select()
    .from(auditEntries)
    .where(
      sql`${auditEntries.action} = 'person-erased' AND ${auditEntries.personHash} = ${personHash(email)}`,
    );

describeOnEveryDatabase('to erase a person, the desk', () => {
  test('types the address twice and gives its own password: else nobody is erased', async () => {
    const staff = await newActor('desk');
    const email = await writer('leela');
    const { password } = staff;
    const wrong: [body: object, field: string][] = [
      [{ email }, 'emailAgain'],
      [{ email, emailAgain: 'lela@example.org', password }, 'emailAgain'],
      [{ email, emailAgain: email }, 'password'],
      [{ email, emailAgain: email, password: '' }, 'password'],
      [{ email, emailAgain: email, password: 'a guess of mine' }, 'password'],
    ];
    for (const [body, field] of wrong) {
      const response = await post(erase, staff, body);
      const { fields } = await response.json();
      expect([response.status, Object.keys(fields)]).toEqual([
        422,
        expect.arrayContaining([field]),
      ]);
    }
    expect(await messagesOf(email)).toBe(1);
    expect([await erasures(email), await noticesTo(email)]).toEqual([[], []]);
    const right = { email, emailAgain: email.toUpperCase(), password };
    expect((await post(erase, staff, right)).status).toBe(200);
    expect(await messagesOf(email)).toBe(0);
  });

  test('has so many tries as signing in has, and then not even the right password helps', async () => {
    const staff = await newActor('desk');
    const email = await writer('mira');
    const guess = { email, emailAgain: email, password: 'a guess of mine' };
    for (let number = 0; number < LIMITS.passwordWhileSignedIn.points; number += 1)
      expect((await post(erase, staff, guess)).status).toBe(422);
    expect((await eraseAs(staff, email)).status).toBe(429);
    expect(await messagesOf(email)).toBe(1);
  });

  test('sets a password first, if it signs in by the company’s account', async () => {
    const staff = await newActor('desk');
    await (await getDb())
      .update(users)
      .set({ passwordHash: null })
      .where(eq(users.id, staff.user.id));
    const email = await writer('noor');
    const response = await eraseAs(staff, email);
    expect([response.status, (await response.json()).fields]).toEqual([
      422,
      { password: expect.stringMatching(/no password yet.*set one/) },
    ]);
    expect(await messagesOf(email)).toBe(1);
  });

  test('leaves a row with who did it and no address, which outlives the person', async () => {
    const staff = await newActor('desk');
    const email = await writer('omar');
    await post(copy, staff, { email });
    expect(await (await eraseAs(staff, email)).json()).toMatchObject({ submissions: 1 });
    expect(await erasures(email)).toMatchObject([
      { staffId: staff.user.id, staffName: staff.user.name, region: 'USA', submissionId: null },
    ]);
    const kept = await (await getDb()).select().from(auditEntries);
    expect(JSON.stringify(kept)).not.toMatch(/omar/i);
    // Who knows the address finds what was done with it.
    const { staffActions } = await (await post(copy, staff, { email })).json();
    expect(staffActions.map(({ action }: { action: string }) => action)).toEqual([
      'person-exported',
      'person-erased',
    ]);
  });

  test('does it with that row or not at all: without it everything is still there', async () => {
    const [db, staff, email] = [await getDb(), await newActor('desk'), await writer('qadir')];
    await db.execute(sql`ALTER TABLE audit_entries ADD CONSTRAINT no_erasure
      CHECK (action <> 'person-erased') NOT VALID`);
    const logged = jest.spyOn(log, 'error').mockReturnValue();
    expect((await eraseAs(staff, email)).status).toBe(500);
    logged.mockRestore();
    await db.execute(sql`ALTER TABLE audit_entries DROP CONSTRAINT no_erasure`);
    expect([await messagesOf(email), await noticesTo(email)]).toEqual([1, []]);
  });

  test('tells them by mail, once, from where they can ask back; not who was not there', async () => {
    const staff = await newActor('desk');
    const email = await writer('priya');
    await eraseAs(staff, email);
    // The second finds nothing, and does not keep the first mail from leaving.
    await eraseAs(staff, email);
    const [notice, ...more] = await noticesTo(email);
    expect([notice?.kind, more]).toEqual(['data-erased', []]);
    const id = notice?.id ?? '';
    const { boss } = await getOutbox();
    expect(await boss.findJobs(MAIL_QUEUE, { data: { kind: 'accountNotice', id } })).toHaveLength(
      1,
    );
    const letter = await accountNotice.find(await getDb(), id);
    if (!letter) throw new Error('no letter');
    const mail = composeMail('accountNotice', id, letter);
    expect(mail).toMatchObject({ to: email, replyTo: `desk@${brand.USA.mailDomain}` });
    expect(mail.subject).toBe('Your data was erased');
    for (const form of [mail.html, mail.text]) {
      expect(form).toContain('Our desk erased what we held about you');
      expect(form).not.toMatch(/profile\/safety|\{\{/);
    }
    await eraseAs(staff, 'nobody@example.org');
    expect(await noticesTo('nobody@example.org')).toEqual([]);
    expect(await erasures('nobody@example.org')).toHaveLength(1);
  });

  test('tells the owner of an account in their own edition that it is gone', async () => {
    const { user } = await newActor('member', 'INDIA');
    expect((await eraseAs(await newActor('desk', 'USA'), user.email)).status).toBe(200);
    const [notice] = await (await getDb())
      .select()
      .from(accountNotices)
      .orderBy(desc(accountNotices.createdAt));
    expect(notice).toMatchObject({ kind: 'account-erased', region: 'INDIA', email: user.email });
  });

  test('erases no colleague, and writes down that it did only when it did', async () => {
    const [staff, colleague] = [await newActor('desk'), await newActor('desk')];
    const response = await eraseAs(staff, colleague.user.email);
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([
      422,
      ['email'],
    ]);
    expect(await erasures(colleague.user.email)).toEqual([]);
  });
});
