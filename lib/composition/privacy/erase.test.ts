/** A person's data as a copy, and its erasure: everything of theirs, nothing of others. On both databases. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { eraseOwnAccount } from '@/lib/composition/privacy/endpoints/erase-own-account';
import { exportOwnData } from '@/lib/composition/privacy/endpoints/export-own-data';
import {
  changeOwnProfile,
  profile as profileEndpoint,
} from '@/lib/features/profile/endpoints/profile';
import { route } from '@/lib/platform/api/route';
import { feature as notices } from '../../features/account-notices/feature.ts';
import { accountNotice } from '../../features/account-notices/mails.ts';
import { accountNotices } from '../../features/account-notices/tables.ts';
import { noticesTo } from '../../features/account-notices/testing/notices.ts';
import { invites, oneTimeCodes } from '../../features/accounts/tables.ts';
import { recordAct } from '../../features/audit/record.ts';
import { actsOn } from '../../features/audit/testing/acts.ts';
import { insertSubscription } from '../../features/newsletter/rows/newsletter.ts';
import { acknowledge } from '../../features/profile/acknowledge.ts';
import { nameCompany } from '../../features/profile/company.ts';
import { replacePicture } from '../../features/profile/picture.ts';
import { addTopic } from '../../features/profile/rows/profile.ts';
import { acknowledgement, desk } from '../../features/submissions/mails.ts';
import { insertReply } from '../../features/submissions/rows/desk-answers.ts';
import { insertSubmission } from '../../features/submissions/rows/submissions.ts';
import { answers, notes, submissions } from '../../features/submissions/tables.ts';
import { FRESH_MS } from '../../platform/api/prove-owner.ts';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { pathOf } from '../../platform/data-folder/file-folders.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { storeFile } from '../../platform/files/files.ts';
import { sweepFiles } from '../../platform/files/sweep.ts';
import { files } from '../../platform/files/tables.ts';
import { pdf, png } from '../../platform/files/testing/sample-files.ts';
import { runJobs } from '../../platform/housekeeping/housekeeping.ts';
import { companies, sessions, users } from '../../platform/session/tables.ts';
import { brand } from '../../site/content/site.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { REFERENCE } from '../../site/forms/reference-pattern.ts';
import { removeAccount } from './remove-account.ts';

const DAY_MS = 24 * 60 * 60_000;
const exportRoute = route(exportOwnData);
const profile = route(profileEndpoint, changeOwnProfile, eraseOwnAccount);

const picture = () => new File([new Uint8Array(png())], 'face-of-me.png', { type: 'image/png' });
const cv = (word: string) => new File([new Uint8Array(pdf)], `CV of ${word}.pdf`);

/** An account that has used everything, with words of its own that stand nowhere else. */
async function busyPerson(word: string): Promise<Actor> {
  const db = await getDb();
  const actor = await newActor('member');
  const { id, email, region } = actor.user;
  await replacePicture(id, picture());
  await addTopic(db, id, 'events');
  await acknowledge(actor.user, 'privacy');
  await nameCompany(actor.user, `${word} Works`);
  await insertSubscription(db, { reference: makeReference(), region, email: email.toUpperCase() });
  const expiresAt = new Date(Date.now() + 60_000);
  await db
    .insert(oneTimeCodes)
    .values({ purpose: 'login', region, email, triesLeft: 5, expiresAt });
  const [other] = await db.insert(companies).values({ name: 'Other Works', region }).returning();
  await db.insert(invites).values({ companyId: other?.id ?? '', region, email, expiresAt });
  await db.transaction(async (tx) => {
    const row = { kind: 'contact', region, name: actor.user.name, email } as const;
    const details = { message: `${word} has a question.` };
    // Before there was an account, and with it: an application to the same job as the others'.
    await insertSubmission(tx, { ...row, reference: makeReference(), details });
    const fileId = await storeFile(tx, cv(word), { purpose: 'cv', ownerId: null });
    const sent = { ...row, userId: id, jobId: 'web-developer-1', fileId, details };
    const submissionId = await insertSubmission(tx, { ...sent, reference: makeReference() });
    await tx.insert(answers).values({ submissionId, text: `Dear ${word}, yes.` });
    const screen = await storeFile(tx, cv(`${word} again`), { purpose: 'document', ownerId: null });
    const text = `${word} thanks you.`;
    await tx.insert(notes).values({ submissionId, text: `${word} is kind.` });
    await insertReply(tx, { submissionId, text, fileId: screen, createdAt: new Date() });
    const staff = { id: randomUUID(), name: 'Dana Whitfield', region } as const;
    await recordAct(tx, staff, { action: 'message-read', submissionId, person: email });
  });
  return actor;
}

/** Where the CV lies that they applied with. */
async function cvOf({ user }: Actor): Promise<string> {
  const [row] = await (await getDb())
    .select({ fileId: submissions.fileId })
    .from(submissions)
    .where(and(eq(submissions.userId, user.id), isNotNull(submissions.fileId)));
  return pathOf(row?.fileId ?? '');
}

/** The tables, and how many of their rows hold `word` in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const db = await getDb();
  const { rows } = await db.execute(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const table = sql.identifier(String(name));
    const hit = await db.execute(
      sql`SELECT 1 FROM ${table} AS t WHERE to_jsonb(t)::text ILIKE ${`%${word}%`} LIMIT 1`,
    );
    if (hit.rows.length > 0) found.push(String(name));
  }
  return found;
}

function erase({ cookie }: Actor, body: object) {
  const request = testRequest('/api/v1/user/profile', {
    method: 'DELETE',
    body,
    headers: { cookie },
  });
  return profile.DELETE(request);
}

describeOnEveryDatabase('a person’s data', () => {
  test('as a copy holds everything of theirs and nothing of others', async () => {
    const [asha, ben] = [await busyPerson('Asha'), await busyPerson('Benedict')];
    const request = testRequest('/api/v1/user/profile/export', {
      headers: { cookie: asha.cookie },
    });
    const response = await exportRoute.GET(request);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${brand.USA.slug}-my-data-\\d{4}-\\d\\d-\\d\\d\\.json"$`),
    );
    const text = await response.text();
    const { account, submissions: sent, files: kept, ...data } = JSON.parse(text);
    expect(account).toMatchObject({ id: asha.user.id, email: asha.user.email });
    expect(data).toMatchObject({
      company: { name: 'Asha Works' },
      topics: [{ topic: 'events' }],
      acknowledgements: [{ actionId: 'privacy' }],
      newsletter: [{ email: asha.user.email.toUpperCase() }],
      sessions: [{ createdAt: expect.any(String) }],
      oneTimeCodes: [{ purpose: 'login' }],
      invitesReceived: [{ company: 'Other Works' }],
    });
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'face-of-me.png', purpose: 'picture' }),
        expect.objectContaining({ name: 'CV of Asha.pdf', purpose: 'cv' }),
        expect.objectContaining({ name: 'CV of Asha again.pdf', purpose: 'document' }),
      ]),
    );
    expect(sent).toHaveLength(2);
    const replied = sent.find(({ answers }: { answers: unknown[] }) => answers.length > 0);
    expect(replied.answers).toHaveLength(2);
    expect(replied.answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ writer: 'desk', text: 'Dear Asha, yes.' }),
        expect.objectContaining({ writer: 'person', text: 'Asha thanks you.' }),
      ]),
    );
    expect(replied.notes).toMatchObject([{ text: 'Asha is kind.' }]);
    expect(replied.staffActions).toMatchObject([{ action: 'message-read' }]);
    for (const others of [ben.user.email, ben.user.id, 'Benedict', 'argon2', 'tokenHash'])
      expect(text).not.toContain(others);
  });

  test('stays while the password is wrong or missing', async () => {
    const actor = await newActor('member');
    for (const body of [{}, { currentPassword: '' }, { currentPassword: 'a guess of mine' }]) {
      const response = await erase(actor, body);
      expect([response.status, Object.keys((await response.json()).fields)]).toEqual([
        422,
        ['currentPassword'],
      ]);
    }
    const extra = await erase(actor, { currentPassword: actor.password, id: 'x' });
    expect(extra.status).toBe(422);
    expect(await (await getDb()).$count(users, eq(users.id, actor.user.id))).toBe(1);
  });

  test('is gone from every table when they ask, and others keep theirs', async () => {
    const db = await getDb();
    const [cora, dev] = [await busyPerson('Cora'), await busyPerson('Devika')];
    const before = await db.$count(submissions);
    const response = await erase(cora, { currentPassword: cora.password });
    expect([response.status, await response.json()]).toEqual([200, { erased: true }]);
    expect(response.headers.getSetCookie().join()).toMatch(/session=; .*Max-Age=0/);
    // The mail that tells them so waits for the address a day at most.
    expect(await tablesWith(cora.user.email)).toEqual(['account_notices']);
    const [notice] = await db.select().from(accountNotices);
    expect(notice).toMatchObject({ kind: 'account-erased', email: cora.user.email });
    await accountNotice.markSent(db, notice?.id ?? '');
    await runJobs(notices.retention?.(db) ?? [], Date.now() + DAY_MS + 1);
    for (const word of [cora.user.email, cora.user.id, 'Cora'])
      expect([word, await tablesWith(word)]).toEqual([word, []]);

    expect(await db.$count(submissions)).toBe(before);
    const erased = await db.select().from(submissions).where(eq(submissions.email, ''));
    expect(erased).toHaveLength(2);
    for (const row of erased) {
      expect(row).toMatchObject({ name: 'Erased', details: {}, userId: null, fileId: null });
      expect(row.reference).toMatch(REFERENCE);
      // No mail that still waits goes out without an address.
      for (const kind of [acknowledgement, desk])
        expect(await kind.find(db, row.id)).toBeUndefined();
    }
    expect(await tablesWith('Devika')).toEqual(
      expect.arrayContaining(['answers', 'companies', 'submissions']),
    );
    expect(await db.$count(files, eq(files.ownerId, dev.user.id))).toBe(1);
    expect(
      (await profile.GET(testRequest('/x', { headers: { cookie: cora.cookie } }))).status,
    ).toBe(401);
    // The second application for the same job that loses its address is no duplicate of the first.
    expect((await erase(dev, { currentPassword: dev.password })).status).toBe(200);
  });

  test('takes the CV that they applied with off the disk, and leaves those of others', async () => {
    const [esha, finn] = [await busyPerson('Esha'), await busyPerson('Finnian')];
    const [own, other] = [await cvOf(esha), await cvOf(finn)];
    expect([existsSync(own), existsSync(other)]).toEqual([true, true]);
    expect((await erase(esha, { currentPassword: esha.password })).status).toBe(200);
    await sweepFiles(await getDb());
    expect([existsSync(own), existsSync(other)]).toEqual([false, true]);
  });

  test('is erased by the operator too, of staff as well, and the owner is told by mail', async () => {
    const db = await getDb();
    const { user } = await newActor('desk', 'INDIA');
    expect(await removeAccount('nobody@example.org')).toBe(false);
    expect(await removeAccount(user.email.toUpperCase())).toBe(true);
    expect(await db.$count(users, eq(users.id, user.id))).toBe(0);
    expect(await noticesTo(user.email)).toEqual(['account-erased']);
    expect(await actsOn(user.email)).toEqual([['Command line', 'account-removed']]);
  });

  test('of an account without a password asks for a login of a moment ago', async () => {
    const db = await getDb();
    const actor = await newActor('member');
    const ofActor = eq(sessions.userId, actor.user.id);
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, actor.user.id));
    const old = new Date(Date.now() - FRESH_MS - 1_000);
    await db.update(sessions).set({ createdAt: old }).where(ofActor);
    const refused = await erase(actor, {});
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'SIGN_IN_AGAIN']);
    await db.update(sessions).set({ createdAt: new Date() }).where(ofActor);
    expect((await erase(actor, {})).status).toBe(200);
  });
});
