/** Support requests and outage reports: for accounts only, in their name, with a mail each way. */
import { eq } from 'drizzle-orm';
import { readDeskFile } from '@/lib/features/desk/endpoints/read-desk-file';
import { outageNotification } from '@/lib/features/outage/endpoints/outage-notification';
import { supportRequest } from '@/lib/features/support/endpoints/support-request';
import { route } from '@/lib/platform/api/route';
import { servedForm } from '../../composition/served-forms.ts';
import type { Handler } from '../../platform/api/answer.ts';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { pdf } from '../../platform/files/testing/sample-files.ts';
import { pdfFile } from '../../platform/files/testing/stored-file.ts';
import { getOutbox, MAIL_QUEUE } from '../../platform/mail/outbox.ts';
import { issueFormToken } from '../../platform/security/form-token.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { insertCompanyFor } from '../../platform/session/rows/companies.ts';
import { brand } from '../../site/content/company.ts';
import { refuse } from '../../site/forms/state.ts';
import { composeMail } from '../../site/mail/frame.ts';
import { contactSchema } from '../contact/schema.ts';
import { submitContact } from '../contact/submit.ts';
import { listOwnFiles } from '../files/own-files.ts';
import { acknowledgement, desk } from '../submissions/mails.ts';
import { submissions } from '../submissions/tables.ts';
import { supportForm } from './forms.ts';

const { POST: postOutage } = route(outageNotification);
const { POST: postSupport } = route(supportRequest);

const support = {
  product: 'hrms',
  urgency: 'stopped',
  subject: 'Night shift',
  message: 'Hours after midnight are cut off since Friday.',
  browser: 'Firefox 144',
};
const outage = {
  system: 'everything',
  severity: 'everybody',
  since: 'today 7:40 am',
  people: 'about 300',
  phone: '+1 617 555 0199',
  message: 'A white page.',
};
const FORMS_OF_ACCOUNTS: [string, Handler, object][] = [
  ['support-request', postSupport, support],
  ['outage-notification', postOutage, outage],
];

const send = (post: Handler, body: object, actor?: Actor, headers: Record<string, string> = {}) =>
  post(
    testRequest('/api/v1/registration/x', {
      method: 'POST',
      headers: { ...(actor && { cookie: actor.cookie }), ...headers },
      body,
    }),
  );

/** Sends a form of `actor` and reads the row that it left. */
async function take(post: Handler, body: object, actor: Actor) {
  const response = await send(post, body, actor);
  const { reference } = await response.json();
  const [row] = await (await getDb())
    .select()
    .from(submissions)
    .where(eq(submissions.reference, reference));
  if (!row) throw new Error(`no row: ${response.status}`);
  return row;
}

describeOnEveryDatabase('a form for accounts', () => {
  test.each(FORMS_OF_ACCOUNTS)(
    '%s refuses strangers in the words of section 8',
    async (_, post, body) => {
      const stranger = await send(post, body);
      expect([stranger.status, await stranger.json()]).toMatchObject([
        401,
        { message: 'Unauthorized' },
      ]);
      const forged = await send(post, body, undefined, { cookie: 'session=forged' });
      expect([forged.status, await forged.json()]).toMatchObject([
        401,
        { message: 'INVALID_TOKEN' },
      ]);
      expect(await (await getDb()).select().from(submissions)).toEqual([]);
    },
  );

  test.each(FORMS_OF_ACCOUNTS)(
    '%s is taken and acknowledged though strangers have filled the customer’s mailbox',
    async (_, post, body) => {
      const actor = await newActor('member');
      const victim = { address: '203.0.113.7', region: 'USA' } as const;
      for (let number = 0; number < LIMITS.acknowledgementsPerMailbox.points + 1; number += 1)
        await submitContact({
          ...victim,
          body: {
            ...contactSchema.parse({
              name: 'Mallory',
              email: actor.user.email,
              topic: 'demo',
              message: `Nobody should hear of them again. ${number}`,
              token: issueFormToken(Date.now() - 60_000),
            }),
          },
        });
      const { id } = await take(post, body, actor);
      const { boss } = await getOutbox();
      const jobs = await boss.findJobs<{ id: string; kind: string }>(MAIL_QUEUE);
      const owed = jobs.filter(({ data }) => data.id === id).map(({ data }) => data.kind);
      expect(owed.sort()).toEqual(['acknowledgement', 'desk']);
    },
  );

  test('counts by account: who has sent too much is told so, another customer beside them is not', async () => {
    const [one, other] = [await newActor('member'), await newActor('member')];
    const status = async (actor: Actor, number: number) => {
      const body = { ...support, message: `The printer of floor ${number} prints no payslips.` };
      return (await send(postSupport, body, actor)).status;
    };
    for (let number = 0; number < LIMITS.formsPerAccount.points; number += 1)
      expect(await status(one, number)).toBe(201);
    expect(await status(one, 99)).toBe(429);
    expect(await status(other, 1)).toBe(201);
  });

  test.each(FORMS_OF_ACCOUNTS)(
    '%s takes no name and no address but the account’s',
    async (_, post, body) => {
      const actor = await newActor('member');
      for (const typed of [{ email: 'victim@example.org' }, { name: 'Eve' }, { userId: '1' }]) {
        const response = await send(post, { ...body, ...typed }, actor);
        expect(response.status).toBe(422);
        expect(Object.keys((await response.json()).fields)).toEqual(Object.keys(typed));
      }
      const { name, email, userId, details } = await take(post, body, actor);
      expect({ name, email, userId }).toEqual({
        name: actor.user.name,
        email: actor.user.email,
        userId: actor.user.id,
      });
      expect(details).toEqual(body);
    },
  );

  test.each(FORMS_OF_ACCOUNTS)('%s keeps the company of the account', async (_, post, body) => {
    const actor = await newActor('member');
    await insertCompanyFor(await getDb(), actor.user.id, { name: 'Alder Foods', region: 'USA' });
    const { details } = await take(post, body, actor);
    expect(details).toEqual({ ...body, company: 'Alder Foods' });
  });

  test('sent again with the same key is stored once', async () => {
    const actor = await newActor('member');
    const key = { 'idempotency-key': 'the-same-click-twice' };
    const answers = [1, 2].map(() => send(postSupport, support, actor, key));
    const [one, other] = await Promise.all(answers.map(async (answer) => (await answer).json()));
    expect(one).toEqual(other);
  });

  test('a screenshot comes along, is the account’s and reaches the desk; what is no document is refused', async () => {
    const actor = await newActor('member');
    const upload = (attachment: File) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...support, attachment }))
        body.append(name, value);
      return postSupport(
        testRequest('/api/v1/x', { method: 'POST', headers: { cookie: actor.cookie }, body }),
      );
    };
    const fake = new File(['<svg onload="alert(1)"/>'], 'screen.pdf');
    const refused = await upload(fake);
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([
      422,
      ['attachment'],
    ]);
    const { reference } = await (await upload(pdfFile())).json();
    const db = await getDb();
    const [row] = await db.select().from(submissions).where(eq(submissions.reference, reference));
    expect(row?.details).toEqual(support);
    expect(await listOwnFiles(actor.user.id)).toMatchObject([
      { id: row?.fileId, name: 'plan.pdf' },
    ]);
    const staff = await newActor('desk');
    const saved = await route(readDeskFile).GET(
      testRequest('/api/v1/x', { headers: { cookie: staff.cookie } }),
      { params: Promise.resolve({ id: row?.id ?? '' }) },
    );
    expect(Buffer.from(await saved.arrayBuffer()).equals(pdf)).toBe(true);
  });

  test('an outage is answered with its next 45 minutes, and its severity heads the desk’s mail', async () => {
    const row = await take(postOutage, outage, await newActor('member'));
    const answer = composeMail('acknowledgement', row.id, acknowledgement.write(row));
    expect(answer.subject).toBe(`We have your outage report: ${row.reference}`);
    expect(answer.to).toBe(row.email);
    for (const body of [answer.html, answer.text]) {
      expect(body).toContain('What happens in the next 45 minutes');
      expect(body).not.toMatch(/\{\{|Ada|white page|617 555 0199/);
    }
    const report = composeMail('desk', row.id, desk.write(row));
    expect(report.subject).toBe(`${row.reference} Outage, Nobody can work: Ada Lovelace`);
    expect(report.text).toContain('What is down?: All that you run for us');
    expect(report.text).toContain('within 30 minutes');
    expect(report.text).not.toContain('within one working day');
  });

  test('a support request tells the desk how urgent it is', async () => {
    const row = await take(postSupport, support, await newActor('member', 'INDIA'));
    const { subject, text, to } = composeMail('desk', row.id, desk.write(row));
    expect(to).toBe(`desk@${brand.INDIA.mailDomain}`);
    expect(subject).toContain('Support request, Work has stopped for some of us');
    expect(text).toContain('HRMS: attendance and leave');
  });

  test('a customer has their own words in the confirmation, as words and nothing else', async () => {
    const typed = 'Kind regards\n<img src=x onerror=alert(1)> {{legalName}} & more than that';
    const row = await take(postSupport, { ...support, message: typed }, await newActor('member'));
    const { html, text, subject } = composeMail(
      'acknowledgement',
      row.id,
      acknowledgement.write(row),
    );
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {{legalName}} &amp; more than that');
    expect(text).toContain('> Kind regards\n> <img src=x onerror=alert(1)> {{legalName}} & more');
    for (const body of [html, text]) expect(body).toContain('Work has stopped for some of us');
    expect(subject).not.toContain('Night shift');
    const long = { ...row, details: { ...row.details, message: 'm'.repeat(100_000) } };
    expect(acknowledgement.write(long).values.copy).toMatchObject({
      text: expect.stringMatching(/…$/),
    });
    expect(
      composeMail('acknowledgement', row.id, acknowledgement.write(long)).text.length,
    ).toBeLessThan(10_000);
  });

  test('without scripts a stranger is led to the login and keeps what was typed', async () => {
    const served = servedForm('support');
    const headers = new Headers({ host: 'localhost:3000', 'x-forwarded-for': '192.0.2.9' });
    const response = await served?.send(headers, support, false);
    const state = refuse(supportForm, support, await response?.json());
    expect(state).toMatchObject({ status: 'failed', needsLogin: true, values: support });
    expect(state.message).toBeUndefined();
  });
});
