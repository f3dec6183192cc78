/** Applying for jobs, on both databases: once each, with a CV that is one, and with two mails in all. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { ERRORS } from '../../platform/api/error-codes.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { files } from '../../platform/files/tables.ts';
import { getOutbox, MAIL_QUEUE } from '../../platform/mail/outbox.ts';
import { issueFormToken } from '../../platform/security/form-token.ts';
import { LIMITS, RateLimitedError } from '../../platform/security/rate-limits.ts';
import { createSession } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { composeMail } from '../../site/mail/frame.ts';
import { createAccount } from '../accounts/create-account.ts';
import { submissions } from '../submissions/tables.ts';
import { applyForJob, quickApply } from './applications.ts';
import { applicationAcknowledgement, applicationDesk } from './mails.ts';
import { openJobs } from './open-jobs.ts';
import { applySchema, quickApplySchema } from './schema.ts';
import { seedJobs } from './seed-jobs.ts';
import { jobs } from './tables.ts';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const cv = (content = PDF, name = 'cv.pdf') => new File([content], name);

let lastAddress = 0;
/** What a stranger sends, from an address of their own. */
function sent<Fields>(fields: Fields, email: string, headers: Record<string, string> = {}) {
  lastAddress += 1;
  const token = issueFormToken(Date.now() - 60_000);
  const applicant = { name: 'Ada Lovelace', email, phone: '+1 617 555 0142', cv: cv() };
  return {
    body: { ...applicant, token, ...fields },
    region: 'USA' as const,
    address: `198.51.100.${lastAddress}`,
    headers: new Headers(headers),
  };
}
const apply = (
  jobId: string,
  email: string,
  more: object = {},
  headers: Record<string, string> = {},
) => applyForJob(sent({ jobId, ...more }, email, headers));
const applyForMany = (jobIds: string[], email: string, more: object = {}) =>
  quickApply(sent({ jobIds, ...more }, email));

/** An account, and the cookie of its browser. */
async function signedIn(name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  const user = await createAccount({ email, password: 'an analytical engine', name });
  const { token } = await createSession(user, undefined);
  return { email, user, cookie: `session=${token}` };
}

const rowsOf = async (email: string) =>
  (await getDb()).select().from(submissions).where(eq(submissions.email, email));
async function mailsOf(ids: string[]) {
  const all = await (await getOutbox()).boss.findJobs<{ id: string; kind: string }>(MAIL_QUEUE, {});
  return all.filter(({ data }) => ids.includes(data.id)).map(({ data }) => data.kind);
}

const ids = openJobs('USA').map(({ id }) => id);
/** 'Web Developer, Payroll, Boston, MA' */
function nameOf(id: string | null | undefined): string {
  const job = openJobs('USA').find((one) => one.id === id);
  return [job?.title, job?.team, job?.location].join(', ');
}

describeOnEveryDatabase('an application', () => {
  beforeAll(async () => {
    await seedJobs(await getDb());
  });

  test('is stored once, with its CV and two mails that name the job', async () => {
    const { reference } = await apply('web-developer-1', 'ada@example.org', {
      message: 'SVG\r\nX',
    });
    const [row, ...others] = await rowsOf('ada@example.org');
    if (!row) throw new Error('no row');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ reference, kind: 'application', jobId: 'web-developer-1' });
    const [file] = await (await getDb())
      .select()
      .from(files)
      .where(eq(files.id, row.fileId ?? ''));
    expect(file).toMatchObject({ purpose: 'cv', name: 'cv.pdf', ownerId: null });
    expect((await mailsOf([row.id])).sort()).toEqual([
      'applicationAcknowledgement',
      'applicationDesk',
    ]);
    for (const kind of ['applicationAcknowledgement', 'applicationDesk'] as const) {
      const mail = composeMail(
        kind,
        row.id,
        { applicationAcknowledgement, applicationDesk }[kind].write(row),
      );
      expect(mail.text).toContain(nameOf(row.jobId));
      expect(mail.html + mail.text).not.toMatch(/\{\{|undefined/);
      // Any visitor may have typed the address in: nothing else of the form goes there.
      expect(mail.text.includes('SVG')).toBe(kind === 'applicationDesk');
    }
  });

  test('with a link in place of a file is taken, and the desk reads the link as text', async () => {
    const link = 'https://example.org/ada?cv=<b>';
    await apply('web-designer-2', 'link@example.org', { cv: undefined, link });
    const [row] = await rowsOf('link@example.org');
    if (!row) throw new Error('no row');
    expect(row).toMatchObject({ fileId: null, details: { link } });
    const mail = composeMail('applicationDesk', row.id, applicationDesk.write(row));
    expect(mail.text).toContain(`Link to the résumé or a portfolio: ${link}`);
    expect(mail.html).toContain('https://example.org/ada?cv=&lt;b&gt;');
    expect(mail.html).not.toContain('href="https://example.org');
  });

  test.each([
    ['nothing', {}, ['cv']],
    ['an empty link', { link: '' }, ['cv']],
    ['a script', { link: 'javascript:alert(1)' }, ['link']],
    ['a file of our machines', { link: 'file:///etc/passwd' }, ['link']],
    ['the name of a file', { link: 'ada-cv.pdf' }, ['link']],
    ['words', { link: 'on my site' }, ['link']],
    ['an address of a network', { link: 'http://localhost:3000/' }, ['link']],
  ])('with %s for a CV is refused beside the field', (_, given, fields) => {
    const applicant = { jobId: 'web-designer-2', name: 'Ada Lovelace', email: 'ada@example.org' };
    const issues = applySchema.safeParse({ ...applicant, ...given }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual(fields);
  });

  test('of an account for the same job again is refused in words, also at the same moment', async () => {
    const again = ERRORS.ALREADY_APPLIED.message;
    const { cookie, email } = await signedIn('Twin');
    const both = await Promise.allSettled([
      apply('web-designer-1', email, {}, { cookie }),
      apply('web-designer-1', email, { message: 'Other words.' }, { cookie }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = both.filter((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toContain(again);
    await expect(
      apply('web-designer-1', email, { message: 'Once more.' }, { cookie }),
    ).rejects.toThrow(again);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  test('of a stranger in somebody’s name blocks none of theirs, and puts no CV of another in it', async () => {
    const { cookie, email } = await signedIn('Owner');
    await apply('web-designer-1', email, { name: 'Mallory', cv: cv(`${PDF}% of another`) });
    await applyForMany(ids.slice(0, 3), email, { message: 'All three.' });
    await apply('web-designer-1', email, { cv: cv(`${PDF}% of the owner`) }, { cookie });
    const { results } = await quickApply(sent({ jobIds: ids.slice(0, 3) }, email, { cookie }));
    expect(results.map(({ result }) => result)).toEqual(
      ids.slice(0, 3).map((id) => (id === 'web-designer-1' ? 'already' : 'applied')),
    );
    const own = (await rowsOf(email)).filter(({ userId }) => userId !== null);
    expect(new Set(own.map(({ name }) => name))).toEqual(new Set(['Owner']));
    const stranger = (await rowsOf(email)).filter(({ userId }) => userId === null);
    for (const { fileId } of own)
      expect(stranger.map((other) => other.fileId)).not.toContain(fileId);
  });

  test('of a stranger is answered alike whether or not its address has applied before', async () => {
    const known = 'known@example.org';
    await apply('web-designer-1', known);
    const answers = await Promise.all(
      [known, 'unknown@example.org'].map(async (email) => {
        const one = await apply('web-designer-1', email, { message: 'Was there one?' });
        const many = await applyForMany(['web-designer-1', 'web-designer-2'], email);
        return { one: Object.keys(one), many: many.results.map(({ result }) => result) };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.many).toEqual(['applied', 'applied']);
  });

  test('that is refused counts all the same, so nobody asks sixty times', async () => {
    const { address } = sent({}, 'prober@example.org');
    const ask = (email: string) =>
      applyForJob({ ...sent({ jobId: 'web-developer-9' }, email), address });
    const { points } = LIMITS.formsPerAddress;
    for (let number = 0; number < points; number += 1)
      await expect(ask(`asked-${number}@example.org`)).rejects.toBeInstanceOf(InvalidFieldsError);
    await expect(ask('asked-last@example.org')).rejects.toBeInstanceOf(RateLimitedError);
  });

  test('for a job of the same name in the other edition is another one', async () => {
    const twice = 'both@example.org';
    await apply('web-designer-2', twice);
    const elsewhere = sent({ jobId: 'web-designer-2' }, twice);
    await applyForJob({ ...elsewhere, region: 'INDIA' });
    expect((await rowsOf(twice)).map(({ region }) => region).sort()).toEqual(['INDIA', 'USA']);
  });

  test('for a job that is not open is refused beside the job', async () => {
    await expect(apply('web-developer-9', 'ben@example.org')).rejects.toMatchObject({
      fields: { jobId: expect.stringContaining('not open') },
    });
    expect(await rowsOf('ben@example.org')).toEqual([]);
  });

  test('with a program that is called cv.pdf is refused at the CV, and nothing is kept', async () => {
    const attempt = apply('web-developer-1', 'eve@example.org', { cv: cv('MZ\u0090\0\u0003') });
    await expect(attempt).rejects.toBeInstanceOf(InvalidFieldsError);
    await expect(attempt).rejects.toMatchObject({ fields: { cv: expect.any(String) } });
    expect(await rowsOf('eve@example.org')).toEqual([]);
  });

  test('of somebody who is signed in bears the name and the address of the account', async () => {
    const { user, cookie } = await signedIn('Kim');
    const fields = { jobId: 'web-developer-2', name: 'Somebody', token: undefined };
    await applyForJob(sent(fields, 'else@example.org', { cookie }));
    const [row] = await rowsOf('kim@example.org');
    expect(row).toMatchObject({ name: 'Kim', userId: user.id, jobId: 'web-developer-2' });
    expect(await rowsOf('else@example.org')).toEqual([]);
  });

  test('to 30 jobs at once: a result each, one CV, one pair of mails', async () => {
    const { email, cookie } = await signedIn('Quick');
    const db = await getDb();
    await apply(ids[0] ?? '', email, {}, { cookie });
    const some = ids.slice(0, 18);
    const unknown = Array.from({ length: 30 - some.length }, (_, index) => `no-such-job-${index}`);
    const [row] = await db
      .select()
      .from(jobs)
      .where(eq(jobs.id, ids[1] ?? ''));
    await db
      .update(jobs)
      .set({ position: -1 })
      .where(eq(jobs.id, ids[1] ?? ''));
    const wanted = [...some, ...unknown];
    expect(wanted).toHaveLength(30);
    const all = sent({ jobIds: wanted, message: 'All of them.' }, email, { cookie });
    const { reference, results } = await quickApply(all);
    await db
      .update(jobs)
      .set({ position: row?.position ?? 0 })
      .where(eq(jobs.id, ids[1] ?? ''));

    const of = (result: string) => results.filter((one) => one.result === result);
    expect(results.map(({ jobId }) => jobId)).toEqual(wanted);
    expect(of('already')).toEqual([{ jobId: ids[0], result: 'already' }]);
    expect(of('closed')).toEqual([{ jobId: ids[1], result: 'closed' }]);
    expect(of('unknown').map(({ jobId }) => jobId)).toEqual(unknown);
    // All but the one that was applied for before, and the one that is closed.
    const applied = some.length - 2;
    expect(of('applied')).toHaveLength(applied);
    expect(new Set(of('applied').map((one) => one.reference)).size).toBe(applied);
    expect(of('applied').map((one) => one.reference)).toContain(reference);

    const rows = (await rowsOf(email)).filter(({ details }) => details.batch === reference);
    expect(new Set(rows.map(({ fileId }) => fileId)).size).toBe(1);
    expect(await mailsOf(rows.map(({ id }) => id))).toHaveLength(2);
    const first = rows.find((one) => one.reference === reference);
    const mail = first && applicationDesk.write(first);
    expect(mail?.subject).toContain(`× ${applied}`);
    expect(mail?.values.details).toContain(nameOf(ids[2]));
    // The applicant has the number of each, as the page showed them.
    const told = first && applicationAcknowledgement.write(first);
    for (const one of of('applied')) expect(told?.values.jobs).toContain(`: ${one.reference}`);
  });

  test('to many jobs, sent again with its key, is answered as before and stored once', async () => {
    const email = 'again@example.org';
    const attempt = { ...sent({ jobIds: ids.slice(0, 3) }, email), idempotencyKey: 'key-of-again' };
    const first = await quickApply(attempt);
    expect(await quickApply(attempt)).toEqual(first);
    expect(await rowsOf(email)).toHaveLength(3);
  });

  test('of a robot is praised and not kept', async () => {
    const { results } = await applyForMany(ids.slice(0, 2), 'robot@example.org', { website: 'x' });
    expect(results.map(({ result }) => result)).toEqual(['applied', 'applied']);
    expect(await rowsOf('robot@example.org')).toEqual([]);
  });

  test('the database itself refuses a second one of an account', async () => {
    const db = await getDb();
    const [row] = await db
      .select()
      .from(submissions)
      .where(and(isNotNull(submissions.jobId), isNotNull(submissions.userId)));
    if (!row) throw new Error('no row');
    const { id: _, ...copy } = { ...row, reference: 'NV-2222-2222' };
    await expect(db.insert(submissions).values(copy)).rejects.toThrow();
  });
});

test('the ids of Quick Apply come separated by commas, 1 to 50, each once', () => {
  const read = (jobIds: string) => quickApplySchema.shape.jobIds.safeParse(jobIds);
  expect(read('a-1,b-2,a-1').data).toEqual(['a-1', 'b-2']);
  for (const wrong of [
    '',
    ',',
    '../x',
    "a'b",
    Array.from({ length: 51 }, (_, i) => `a-${i}`).join(),
  ])
    expect(read(wrong).success).toBe(false);
});
