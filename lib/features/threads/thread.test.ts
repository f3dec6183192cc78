/** The thread of a message: what its sender sees of it under their account, and how they open it again. */
import { eq } from 'drizzle-orm';
import { downloadFile } from '@/lib/features/files/endpoints/download-file';
import { thread } from '@/lib/features/threads/endpoints/thread';
import { threadReply } from '@/lib/features/threads/endpoints/thread-reply';
import { route } from '@/lib/platform/api/route';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { files } from '../../platform/files/tables.ts';
import { pdf } from '../../platform/files/testing/sample-files.ts';
import { pdfFile, storedFile } from '../../platform/files/testing/stored-file.ts';
import { getOutbox, MAIL_QUEUE } from '../../platform/mail/outbox.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { brand } from '../../site/content/company.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { composeMail } from '../../site/mail/frame.ts';
import { changeStatus } from '../submissions/rows/desk.ts';
import { findAnswerToSend, insertAnswer } from '../submissions/rows/desk-answers.ts';
import { deleteOldSubmissions } from '../submissions/rows/sent-files.ts';
import { insertSubmission } from '../submissions/rows/submissions.ts';
import { answers, submissions } from '../submissions/tables.ts';
import { deskReply } from './mails.ts';

const { GET } = route(thread);
const { POST } = route(threadReply);
const file = route(downloadFile);

const CAME = new Date('2026-11-20T15:00:00Z');
const details = { urgency: 'slowed', subject: 'Night shift', message: 'Two hours miss.' };
const who = ({ cookie }: Pick<Actor, 'cookie'>) => ({ headers: { cookie } });
const of = (reference: string) => ({ params: Promise.resolve({ reference }) });

const read = (actor: Pick<Actor, 'cookie'>, reference: string) =>
  GET(testRequest('/api/v1/x', who(actor)), of(reference));
const download = async (actor: Actor, id: string) =>
  (await file.GET(testRequest('/api/v1/x', who(actor)), { params: Promise.resolve({ id }) }))
    .status;

function reply(
  { cookie }: Pick<Actor, 'cookie'>,
  reference: string,
  body: object | FormData,
  key?: string,
) {
  const headers = { cookie, ...(key && { 'idempotency-key': key }) };
  return POST(testRequest('/api/v1/x', { method: 'POST', headers, body }), of(reference));
}
function withFile(text: string) {
  const form = new FormData();
  form.append('text', text);
  form.append('attachment', pdfFile());
  return form;
}

describeOnEveryDatabase('a thread', () => {
  let ada: Actor;
  let staff: Actor;
  beforeEach(async () => {
    ada = await newActor('member');
    staff = await newActor('desk');
  });

  /** A request of the account that the desk has answered. */
  async function answered() {
    const reference = makeReference();
    const { id: userId, name, email, region } = ada.user;
    const row = { kind: 'support', region, name, email, userId, details, reference } as const;
    const id = await (await getDb()).transaction(async (tx) => {
      const submissionId = await insertSubmission(tx, {
        ...row,
        createdAt: CAME,
        waitingSince: CAME,
      });
      const text = 'Please try once more.';
      const answer = { submissionId, staffId: staff.user.id, text, createdAt: new Date() };
      await insertAnswer(tx, answer);
      return submissionId;
    });
    return { id, reference };
  }
  const rowOf = async (id: string) =>
    (await (await getDb()).select().from(submissions).where(eq(submissions.id, id)))[0];

  test('shows a customer their own words and the answer of the desk, and no name of its staff', async () => {
    const { reference } = await answered();
    const response = await read(ada, reference);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      ...{ reference, subject: 'Night shift', status: 'answered', file: null },
      fields: [
        { label: 'How urgent is it?', value: 'We can work around it' },
        { value: 'Night shift' },
        { value: 'Two hours miss.' },
      ],
      answers: [{ writer: 'desk', text: 'Please try once more.', file: null }],
    });
    expect(text).not.toContain(staff.user.id);
  });

  test('is nobody else’s: not another customer’s, not the desk’s, not a stranger’s', async () => {
    const { id, reference } = await answered();
    const stranger = { cookie: '' };
    for (const [actor, status] of [
      [await newActor('member'), 404],
      [staff, 404],
      [stranger, 401],
    ] as const) {
      expect((await read(actor, reference)).status).toBe(status);
      expect((await reply(actor, reference, { text: 'Let me in.' })).status).toBe(status);
    }
    expect((await read(ada, "NV-' OR 1=1")).status).toBe(404);
    expect(await rowOf(id)).toMatchObject({ status: 'answered' });
  });

  test('is open again once the customer writes, and the desk is told their words in its own thread', async () => {
    const { id, reference } = await answered();
    const db = await getDb();
    await db.transaction((tx) => changeStatus(tx, { id, region: 'USA' }, 'handled', new Date()));
    const { firstAnsweredAt } = (await rowOf(id)) ?? {};
    const twice = [1, 2].map(() =>
      reply(ada, reference, { text: 'Still <b>wrong</b>.' }, 'one-click'),
    );
    for (const response of await Promise.all(twice))
      expect([response.status, await response.json()]).toEqual([201, { reference }]);

    const row = await rowOf(id);
    // How long the first answer took is known already.
    expect(row).toMatchObject({ status: 'new', handledAt: null, firstAnsweredAt });
    expect(row?.waitingSince.getTime()).toBeGreaterThan(CAME.getTime());
    const replies = await db.select().from(answers).where(eq(answers.writer, 'person'));
    expect(replies).toMatchObject([
      { submissionId: id, text: 'Still <b>wrong</b>.', staffId: null },
    ]);

    const replyId = replies[0]?.id ?? '';
    const { boss } = await getOutbox();
    const jobs = await boss.findJobs<{ id: string; kind: string }>(MAIL_QUEUE);
    const owed = jobs.filter(({ data }) => data.id === replyId);
    expect(owed.map(({ data }) => data.kind)).toEqual(['deskReply']);
    const found = await findAnswerToSend(db, replyId);
    if (!found) throw new Error('The reply is not there.');
    const mail = composeMail('deskReply', replyId, deskReply.write(found));
    expect(mail).toMatchObject({
      to: `desk@${brand.USA.mailDomain}`,
      subject: `${reference} Reply about Night shift: Ada Lovelace`,
      headers: { References: `<desk.${id}@${brand.USA.mailDomain}>` },
    });
    expect(mail.html).toContain('Still &lt;b&gt;wrong&lt;/b&gt;.');
    await deskReply.markSent(db, replyId);
    expect(await deskReply.find(db, replyId)).toBeUndefined();
  });

  test('goes on waiting since it came when the customer adds to what nobody has answered', async () => {
    const { id, reference } = await answered();
    const db = await getDb();
    await db.transaction((tx) => changeStatus(tx, { id, region: 'USA' }, 'new', new Date()));
    await reply(ada, reference, { text: 'One more thing.' });
    expect((await rowOf(id))?.waitingSince).toEqual(CAME);
    // What the customer adds is no answer of the desk.
    await db.delete(answers).where(eq(answers.writer, 'desk'));
    await db.transaction((tx) => changeStatus(tx, { id, region: 'USA' }, 'new', new Date()));
    expect(await rowOf(id)).toMatchObject({ firstAnsweredAt: null });
  });

  test('takes a file of the customer to the desk, and one of the desk to the customer, and to nobody else', async () => {
    const { id, reference } = await answered();
    expect((await reply(ada, reference, withFile('See the screenshot.'))).status).toBe(201);
    const db = await getDb();
    const fromDesk = await storedFile(null);
    await db.update(answers).set({ fileId: fromDesk }).where(eq(answers.writer, 'desk'));
    const { answers: posts } = await (await read(ada, reference)).json();
    expect(posts).toMatchObject([
      { writer: 'desk', file: { id: fromDesk, size: pdf.length } },
      { writer: 'person', file: { name: 'plan.pdf', state: 'ready' } },
    ]);
    const own = posts[1].file.id;
    expect([await download(ada, own), await download(ada, fromDesk)]).toEqual([200, 200]);
    expect([await download(staff, own), await download(staff, fromDesk)]).toEqual([200, 200]);
    for (const other of [await newActor('member'), await newActor('desk', 'INDIA')])
      expect([await download(other, own), await download(other, fromDesk)]).toEqual([404, 404]);

    await deleteOldSubmissions(db, new Date(CAME.getTime() + 1));
    expect(await rowOf(id)).toBeUndefined();
    for (const fileId of [own, fromDesk])
      expect(await db.$count(files, eq(files.id, fileId))).toBe(0);
  });

  test('is no way around the limits of forms, and no place for an empty or endless reply', async () => {
    const { reference } = await answered();
    for (const text of ['', ' ', 'x'.repeat(4001)])
      expect((await reply(ada, reference, { text })).status).toBe(422);
    for (let number = 0; number < LIMITS.formsPerAccount.points; number += 1)
      expect((await reply(ada, reference, { text: `Still wrong, ${number}.` })).status).toBe(201);
    expect((await reply(ada, reference, { text: 'Once more.' })).status).toBe(429);
  });
});
