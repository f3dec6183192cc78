/** The desk works off what its edition was sent, and only its staff see it. On both databases. */
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { eraseByDesk } from '@/lib/composition/privacy/endpoints/erase-by-desk';
import { exportByDesk } from '@/lib/composition/privacy/endpoints/export-by-desk';
import { answerDeskSubmission } from '@/lib/features/desk/endpoints/answer-desk-submission';
import { exportDeskAudit } from '@/lib/features/desk/endpoints/export-desk-audit';
import { exportDeskSubmissions } from '@/lib/features/desk/endpoints/export-desk-submissions';
import { exportDeskSubscribers } from '@/lib/features/desk/endpoints/export-desk-subscribers';
import { listDeskAudit } from '@/lib/features/desk/endpoints/list-desk-audit';
import { listDeskSubmissions } from '@/lib/features/desk/endpoints/list-desk-submissions';
import { listDeskSubscribers } from '@/lib/features/desk/endpoints/list-desk-subscribers';
import { listOverdueDeskClaims } from '@/lib/features/desk/endpoints/list-overdue-desk-claims';
import { readDeskFile } from '@/lib/features/desk/endpoints/read-desk-file';
import {
  changeDeskSubmission,
  readDeskSubmission,
} from '@/lib/features/desk/endpoints/read-desk-submission';
import { route } from '@/lib/platform/api/route';
import type { Method } from '../../platform/api/endpoint-description.ts';
import type { MethodTable } from '../../platform/api/methods.ts';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { type RequestParts, testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { openStore } from '../../platform/file-store/open-store.ts';
import { storeFile } from '../../platform/files/files.ts';
import { files } from '../../platform/files/tables.ts';
import { pdf } from '../../platform/files/testing/sample-files.ts';
import { pdfFile, storedFile } from '../../platform/files/testing/stored-file.ts';
import { log } from '../../platform/log/log.ts';
import { getOutbox, MAIL_QUEUE } from '../../platform/mail/outbox.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { brand } from '../../site/content/company.ts';
import { isoDate } from '../../site/content/overdue-claims.ts';
import { claims } from '../../site/content/site.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { composeMail } from '../../site/mail/frame.ts';
import { auditEntries } from '../audit/tables.ts';
import { insertSubscription } from '../newsletter/rows/newsletter.ts';
import { newsletterSubscriptions } from '../newsletter/tables.ts';
import { submissions } from '../submissions/tables.ts';
import { listOverdueClaims } from './claims.ts';
import { deskAnswer } from './mails.ts';
import { replyTimes } from './reply-times.ts';

const audit = route(listDeskAudit);
const auditCsv = route(exportDeskAudit);
const overdue = route(listOverdueDeskClaims);
const erasure = route(eraseByDesk);
const exported = route(exportByDesk);
const newsletter = route(listDeskSubscribers);
const newsletterCsv = route(exportDeskSubscribers);
const answer = route(answerDeskSubmission);
const file = route(readDeskFile);
const one = route(readDeskSubmission, changeDeskSubmission);
const list = route(listDeskSubmissions);
const csv = route(exportDeskSubmissions);

for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });

type Row = typeof submissions.$inferInsert;

/** A message to a desk, as a form would have left it. */
async function send(row: Partial<Row> = {}): Promise<string> {
  const [added] = await (await getDb())
    .insert(submissions)
    .values({
      reference: makeReference(),
      kind: 'contact',
      region: 'USA',
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      details: { topic: 'demo', message: 'First line.\nSecond line.' },
      ...row,
    })
    .returning({ id: submissions.id });
  return added?.id ?? '';
}

type Parts = RequestParts & { id?: string; query?: string };

/** Asks the desk as `who`; signed out without one. */
function ask(
  who: Actor | undefined,
  route: Partial<MethodTable>,
  { id, query = '', method = 'GET', headers, ...parts }: Parts = {},
): Promise<Response> {
  const handler = route[method as Method] as MethodTable['GET'];
  const own = { ...(who && { cookie: who.cookie }), ...headers };
  const request = testRequest(`/api/v1/desk/x${query}`, { method, headers: own, ...parts });
  return handler(request, { params: Promise.resolve(id === undefined ? {} : { id }) });
}
/** Erases whom it names, once `who` has given their password. */
const twice = (email: string, { password }: Actor) => ({ email, emailAgain: email, password });
const json = async (response: Promise<Response>) => (await response).json();

const audited = async (action?: string) => {
  const rows = await (await getDb())
    .select()
    .from(auditEntries)
    .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id));
  return action ? rows.filter((row) => row.action === action) : rows;
};
const find = async (id: string) =>
  (await (await getDb()).select().from(submissions).where(eq(submissions.id, id)))[0];

describeOnEveryDatabase('the desk', () => {
  let usa: Actor;
  let india: Actor;
  let member: Actor;
  let mine = '';
  let theirs = '';
  beforeAll(async () => {
    usa = await newActor('desk', 'USA');
    india = await newActor('desk', 'INDIA');
    member = await newActor('member');
    mine = await send();
    theirs = await send({ region: 'INDIA', name: 'Asha Verma' });
  });

  test('is closed to strangers and to accounts that are not of the desk', async () => {
    const calls: [Partial<MethodTable>, Parts][] = [
      [list, {}],
      [one, { id: mine }],
      [one, { id: mine, method: 'PATCH', body: { status: 'handled' } }],
      [answer, { id: mine, method: 'POST', body: { text: 'Hello' } }],
      [file, { id: mine }],
      [csv, {}],
      [overdue, {}],
      [newsletter, {}],
      [newsletterCsv, {}],
      [erasure, { method: 'POST', body: twice('ada@example.org', member) }],
      [audit, {}],
      [auditCsv, {}],
      [exported, { method: 'POST', body: { email: 'ada@example.org' } }],
    ];
    for (const [route, parts] of calls) {
      const stranger = await ask(undefined, route, parts);
      expect([stranger.status, (await stranger.json()).message]).toEqual([401, 'Unauthorized']);
      const other = await ask(member, route, parts);
      expect([other.status, (await other.json()).message]).toEqual([403, 'Forbidden resource']);
    }
    expect(await find(mine)).toMatchObject({ status: 'new', name: 'Ada Lovelace' });
    expect(await audited()).toEqual([]);
  });

  test("sees its own edition's messages, and another's are not there", async () => {
    const { region, total, items } = await json(ask(usa, list));
    expect([region, total]).toEqual(['USA', 1]);
    expect(items[0]).toMatchObject({ id: mine, name: 'Ada Lovelace', subject: 'See a demo' });
    const before = (await audited()).length;
    for (const [route, parts] of [
      [one, {}],
      [one, { method: 'PATCH', body: { status: 'handled' } }],
      [answer, { method: 'POST', body: { text: 'Hello' } }],
      [file, {}],
    ] as const) {
      expect((await ask(usa, route, { ...parts, id: theirs })).status).toBe(404);
      expect((await ask(usa, route, { ...parts, id: randomUUID() })).status).toBe(404);
      expect((await ask(usa, route, { ...parts, id: "1' OR 1=1" })).status).toBe(404);
    }
    expect(await find(theirs)).toMatchObject({ status: 'new' });
    expect(await (await ask(usa, csv)).text()).not.toContain('Asha');
    expect((await audited()).length).toBe(before + 1);
    expect((await json(ask(india, list))).items).toMatchObject([{ name: 'Asha Verma' }]);
  });

  test('reads all of a message in the words of its form', async () => {
    const details = { topic: 'support', browser: 'Safari 26', message: 'Help.' };
    const id = await send({ details });
    expect(await json(ask(usa, one, { id }))).toMatchObject({
      email: 'ada@example.org',
      fields: [
        { name: 'topic', label: 'What is it about?', value: 'Help with a system in use' },
        { name: 'browser', label: 'Browser and version you use', value: 'Safari 26' },
        { name: 'message', label: 'Your message', value: 'Help.' },
      ],
      answers: [],
      file: null,
    });
  });

  test('to look without being noticed: each look leaves one row with who, what and when', async () => {
    const before = (await audited()).length;
    await ask(usa, list, { query: '?page=2' });
    await ask(usa, one, { id: mine });
    await ask(usa, csv);
    await ask(india, newsletter);
    const traces = (await audited()).slice(before);
    expect(
      traces.map(({ staffId, submissionId, action }) => [staffId, submissionId, action]),
    ).toEqual([
      [usa.user.id, null, 'list-read'],
      [usa.user.id, mine, 'message-read'],
      [usa.user.id, null, 'list-exported'],
      [india.user.id, null, 'readers-listed'],
    ]);
    // A link on another site must not make staff leave one.
    const lured = await ask(usa, one, { id: mine, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([lured.status, (await audited()).length]).toEqual([403, before + 4]);
  });

  test('finds by kind, status and words, signs of a pattern being no pattern', async () => {
    const id = await send({ name: '100%_sure', details: { message: 'A "quoted" word' } });
    const found = async (query: string) =>
      (await json(ask(usa, list, { query }))).items.map((item: { id: string }) => item.id);
    for (const word of ['100%_SURE', '"quoted"', (await find(id))?.reference ?? ''])
      expect(await found(`?q=${encodeURIComponent(word)}`)).toEqual([id]);
    for (const word of ['_____________', '%25%25', '\\', '%00%01'])
      expect(await found(`?q=${word === '%00%01' ? 'no%00thing' : word}`)).toEqual([]);
    expect(await found('?kind=contact&status=new&q=quoted')).toEqual([id]);
    expect(await found('?status=handled&q=quoted')).toEqual([]);
    const wrong = await ask(usa, list, { query: '?kind=secret&page=0&region=INDIA' });
    expect([wrong.status, Object.keys((await wrong.json()).fields).sort()]).toEqual([
      422,
      ['kind', 'page', 'region'],
    ]);
  });

  test('gets 20 a page, the newest first, with a count for each choice', async () => {
    const region = 'INDIA';
    for (let day = 1; day <= 21; day += 1)
      await send({ region, name: `Page ${day}`, createdAt: new Date(Date.UTC(2030, 1, day)) });
    const first = await json(ask(india, list, { query: '?q=Page' }));
    expect(first).toMatchObject({
      total: 21,
      pages: 2,
      counts: { status: { new: 21, answered: 0, handled: 0 }, kind: { contact: 21 } },
    });
    expect(first.items).toHaveLength(20);
    expect(first.items[0].name).toBe('Page 21');
    const second = await json(ask(india, list, { query: '?q=Page&page=2' }));
    expect(second.items.map(({ name }: { name: string }) => name)).toEqual(['Page 1']);
  });

  test('answers by one mail, however often the button is pressed', async () => {
    const id = await send();
    const post = (text: string, headers = {}) =>
      ask(usa, answer, { id, method: 'POST', body: { text }, headers });
    const pressed = await Promise.all([post('We can.'), post('We can.'), post('We can.')]);
    expect(pressed.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first, ...same] = await Promise.all(pressed.map((response) => response.json()));
    expect(same).toEqual([first, first]);

    const { boss } = await getOutbox();
    const owed = await boss.findJobs(MAIL_QUEUE, { data: { kind: 'deskAnswer', id: first.id } });
    expect(owed).toHaveLength(1);
    expect(await find(id)).toMatchObject({ status: 'answered', firstAnsweredAt: expect.any(Date) });

    const firstAnsweredAt = (await find(id))?.firstAnsweredAt;
    await post('And one thing more.');
    expect((await find(id))?.firstAnsweredAt).toEqual(firstAnsweredAt);
    const { answers: written } = await json(ask(usa, one, { id }));
    expect(written).toMatchObject([
      { text: 'We can.', by: 'Ada Lovelace', mail: 'waiting' },
      { text: 'And one thing more.' },
    ]);
    const refused = await post('  ');
    expect((await refused.json()).fields).toEqual({ text: 'Write the answer first.' });
  });

  test('answers for itself: a colleague with the same key and the same words is another one', async () => {
    const id = await send();
    const headers = { 'idempotency-key': 'one-key-for-the-desk' };
    const post = (who: Actor) =>
      json(ask(who, answer, { id, method: 'POST', body: { text: 'We can.' }, headers }));
    const [first, second] = [await post(usa), await post(await newActor('desk', 'USA'))];
    expect(second.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.id).not.toBe(first.id);
    expect(await post(usa)).toEqual(first);
  });

  test('answers with the number in the subject, from where a reply reaches the desk', async () => {
    const id = await send();
    const text = 'Line one.\n<b>Line two</b>';
    const { id: answerId } = await json(ask(usa, answer, { id, method: 'POST', body: { text } }));
    const db = await getDb();
    const letter = await deskAnswer.find(db, answerId);
    if (!letter) throw new Error('no letter');
    const mail = composeMail('deskAnswer', answerId, letter);
    expect(mail).toMatchObject({ to: 'ada@example.org', replyTo: `desk@${brand.USA.mailDomain}` });
    expect(mail.subject).toContain((await find(id))?.reference);
    expect(mail.headers['In-Reply-To']).toBe(`<acknowledgement.${id}@${brand.USA.mailDomain}>`);
    expect(mail.text).toContain(text);
    expect(mail.html).toContain('Line one.<br>\n&lt;b&gt;Line two&lt;/b&gt;');
    expect(mail.html + mail.text).not.toMatch(/Second line|Lovelace|\{\{|undefined/);
    await deskAnswer.markSent(db, answerId);
    expect(await deskAnswer.find(db, answerId)).toBeUndefined();
  });

  test('answers with a file, which goes along once and lies beside the answer', async () => {
    const db = await getDb();
    const id = await send();
    const form = (words: string, chosen = pdfFile()) => {
      const data = new FormData();
      data.append('text', words);
      data.append('attachment', chosen);
      return data;
    };
    const post = (body: FormData) => ask(usa, answer, { id, method: 'POST', body });
    const { id: answerId } = await json(post(form('The plan.')));
    expect(await json(post(form('The plan.')))).toEqual({ id: answerId });
    const other = new File([new Uint8Array(pdf), '\n'], 'plan.pdf');
    expect(await json(post(form('The plan.', other)))).not.toEqual({ id: answerId });
    const { answers: written } = await json(ask(usa, one, { id }));
    expect(written).toMatchObject([
      { id: answerId, file: { name: 'plan.pdf', state: 'ready' } },
      { file: { size: pdf.length + 1 } },
    ]);

    const letter = await deskAnswer.find(db, answerId);
    if (!letter) throw new Error('no letter');
    expect(composeMail('deskAnswer', answerId, letter).attachments).toEqual([
      { filename: 'plan.pdf', contentType: 'application/pdf', content: Buffer.from(pdf) },
    ]);
    const scanIs = (scan: 'waiting' | 'infected') =>
      db.update(files).set({ scan }).where(eq(files.id, written[0].file.id));
    await scanIs('waiting');
    await expect(deskAnswer.find(db, answerId)).rejects.toThrow('checked');
    await scanIs('infected');
    expect((await deskAnswer.find(db, answerId))?.attachments).toBeUndefined();

    const program = new File(['MZ'], 'plan.exe');
    const refused = await post(form('The plan.', program));
    expect(Object.keys((await refused.json()).fields)).toEqual(['attachment']);
    expect((await json(ask(usa, one, { id }))).answers).toHaveLength(2);
  });

  test('marks what was answered elsewhere or needs nothing, and takes it back', async () => {
    const id = await send();
    const mark = (status: string) => json(ask(usa, one, { id, method: 'PATCH', body: { status } }));
    expect(await mark('handled')).toMatchObject({
      status: 'handled',
      firstAnsweredAt: null,
      handledAt: expect.any(String),
    });
    expect(await mark('answered')).toMatchObject({
      firstAnsweredAt: expect.any(String),
      handledAt: null,
    });
    expect(await mark('new')).toMatchObject({ firstAnsweredAt: null, handledAt: null });
    await ask(usa, answer, { id, method: 'POST', body: { text: 'Done.' } });
    await mark('handled');
    const { firstAnsweredAt } = await mark('new');
    expect(firstAnsweredAt).toEqual(expect.any(String));
    const wrong = await ask(usa, one, {
      id,
      method: 'PATCH',
      body: { status: 'gone', name: 'Eve' },
    });
    expect(Object.keys((await wrong.json()).fields).sort()).toEqual(['name', 'status']);
  });

  test('saves the file that came with a message, and nothing runs in it', async () => {
    const pdf = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'cv.pdf', {
      type: 'application/pdf',
    });
    const fileId = await (await getDb()).transaction((tx) =>
      storeFile(tx, pdf, { purpose: 'cv', ownerId: null }),
    );
    const id = await send({ fileId });
    expect((await json(ask(usa, one, { id }))).file).toMatchObject({ type: 'application/pdf' });
    const response = await ask(usa, file, { id });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="cv\.pdf"/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await audited('file-saved')).toMatchObject([{ submissionId: id, staffId: usa.user.id }]);
    expect((await ask(usa, file, { id: mine })).status).toBe(404);
    expect((await ask(india, file, { id })).status).toBe(404);
  });

  test('is told of a file that was lost, and so is the operator, by its number and nothing else', async () => {
    const said = jest.spyOn(log, 'error');
    const fileId = await storedFile(null);
    const reference = makeReference();
    const id = await send({ fileId, reference });
    const store = openStore();
    for (const entry of await store.list('files')) await store.remove(entry);
    const response = await ask(usa, file, { id });
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({
      code: 'FILE_GONE',
      message: expect.stringContaining('lost this file'),
    });
    expect(said.mock.calls.map(([entry]) => entry)).toEqual([{ reference, files: store.where }]);
    expect((await ask(india, file, { id })).status).toBe(404);
    // The message itself is there all the same.
    expect((await json(ask(usa, one, { id }))).file).toMatchObject({ type: 'application/pdf' });
    said.mockRestore();
  });

  test('exports a table in which formulas are text', async () => {
    await send({ name: '=HYPERLINK("https://evil.example")', email: 'eve@example.org' });
    const response = await ask(usa, csv, { query: '?q=eve@example.org' });
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="messages-/);
    const text = await response.text();
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });

  test('sees who gets the newsletter of its edition, and how many asked and left', async () => {
    const db = await getDb();
    const at = new Date();
    for (const [email, state] of [
      ['one@example.org', { confirmedAt: at }],
      ['two@example.org', {}],
      ['three@example.org', { confirmedAt: at, unsubscribedAt: at }],
    ] as const) {
      const row = { reference: makeReference(), region: 'INDIA', email } as const;
      const id = await insertSubscription(db, row);
      if ('confirmedAt' in state)
        await db
          .update(newsletterSubscriptions)
          .set(state)
          .where(eq(newsletterSubscriptions.id, id));
    }
    expect(await json(ask(india, newsletter))).toEqual({
      counts: { subscribed: 1, waiting: 1, ended: 1 },
      pages: 1,
      items: [{ email: 'one@example.org', since: at.toISOString() }],
    });
    expect((await json(ask(usa, newsletter))).counts.subscribed).toBe(0);
    expect(await (await ask(india, newsletterCsv)).text()).toBe(
      `E-mail,Since\r\none@example.org,${at.toISOString()}\r\n`,
    );
  });

  test('sees which claims are past their review on the day, in its own words, and whom to ask', async () => {
    const session = { user: india.user, expiresAt: new Date() };
    const on = (day: string) => listOverdueClaims({ session, now: new Date(`${day}T23:59:59Z`) });
    const [first = ''] = claims.INDIA.map(({ review }) => review).sort();
    expect(on(first).items).toEqual([]);

    const { items } = on('2035-01-01');
    expect(items).toHaveLength(claims.INDIA.length);
    expect(items).toContainEqual({
      id: 'opportunity-cost',
      wording: expect.stringContaining('crore'),
      owner: 'Chief financial officer',
      review: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(await json(ask(india, overdue))).toEqual(on(isoDate(new Date())));
  });

  test('gives a person all that is held about them, and erases it when they ask', async () => {
    const email = 'leaver@example.org';
    const id = await send({ email: 'Leaver@Example.org', region: 'INDIA' });
    await insertSubscription(await getDb(), { reference: makeReference(), region: 'USA', email });
    const erase = (address = email) =>
      ask(usa, erasure, { method: 'POST', body: twice(address, usa) });
    const copy = await json(ask(usa, exported, { method: 'POST', body: { email } }));
    expect(copy).toMatchObject({ submissions: [{ details: { topic: 'demo' } }], newsletter: [{}] });
    expect(await audited('person-exported')).toMatchObject([{ staffId: usa.user.id }]);

    expect(await json(erase())).toMatchObject({
      accounts: 0,
      submissions: 1,
      subscriptions: 1,
    });
    expect(JSON.stringify(await find(id))).not.toMatch(/leaver|Lovelace|demo/i);
    expect(await json(erase())).toMatchObject({
      accounts: 0,
      submissions: 0,
      subscriptions: 0,
    });
    const refused = await ask(india, answer, { id, method: 'POST', body: { text: 'Hello' } });
    expect((await refused.json()).fields.text).toMatch(/has been erased/);

    const gone = await newActor('member', 'INDIA');
    expect(await json(erase(gone.user.email))).toMatchObject({ accounts: 1 });
    const colleague = await erase(india.user.email.toUpperCase());
    expect([colleague.status, Object.keys((await colleague.json()).fields)]).toEqual([
      422,
      ['email'],
    ]);
  });

  test('says how long an answer takes once there are thirty, by its own working hours', async () => {
    const db = await getDb();
    const now = new Date('2031-06-30T12:00:00Z');
    // Friday half an hour before Hyderabad closes; Monday an hour after it opens: 90 working minutes.
    const createdAt = new Date('2031-06-20T18:00+05:30');
    const firstAnsweredAt = new Date('2031-06-23T10:30+05:30');
    const wait = (row: Partial<Row> = {}) =>
      send({ region: 'INDIA', createdAt, firstAnsweredAt, ...row });
    for (let number = 1; number < 30; number += 1) await wait();
    await wait({ region: 'USA' });
    await wait({ firstAnsweredAt: new Date('2031-03-31T10:00+05:30') });
    expect(await replyTimes(db, 'INDIA', now)).toEqual({ count: 29 });
    await wait({ firstAnsweredAt: new Date('2031-06-27T10:30+05:30') });
    expect(await replyTimes(db, 'INDIA', now)).toEqual({ count: 30, median: 90 });
  });
});
