/** Staff see what their desk did with the data of others, and looking is written down too. On both databases. */
import { asc, eq, sql } from 'drizzle-orm';
import { answerDeskSubmission } from '@/lib/features/desk/endpoints/answer-desk-submission';
import { exportDeskAudit } from '@/lib/features/desk/endpoints/export-desk-audit';
import { listDeskAudit } from '@/lib/features/desk/endpoints/list-desk-audit';
import { changeDeskSubmission } from '@/lib/features/desk/endpoints/read-desk-submission';
import { route } from '@/lib/platform/api/route';
import type { Handler } from '../../platform/api/answer.ts';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { type RequestParts, testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { log } from '../../platform/log/log.ts';
import type { Region } from '../../platform/region/region.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { personHash, recordAct, recordCommand } from '../audit/record.ts';
import { auditEntries } from '../audit/tables.ts';
import { insertSubmission } from '../submissions/rows/submissions.ts';
import { answers, submissions } from '../submissions/tables.ts';
import type { DeskAudit } from './audit-schema.ts';

const { GET: list } = route(listDeskAudit);
const { GET: save } = route(exportDeskAudit);
const { POST: answer } = route(answerDeskSubmission);
const { PATCH: change } = route(changeDeskSubmission);

const email = 'asha@example.org';

async function send(region: Region = 'USA') {
  const row = { reference: makeReference(), kind: 'contact', region, name: 'Asha', email } as const;
  const id = await (await getDb()).transaction((tx) => insertSubmission(tx, row));
  return { id, reference: row.reference };
}

function ask(who: Actor, handler: Handler, { id, ...parts }: RequestParts & { id?: string } = {}) {
  const headers = { cookie: who.cookie };
  return handler(testRequest('/api/v1/desk/x', { headers, ...parts }), {
    params: Promise.resolve(id ? { id } : {}),
  });
}

/** What the audit of `who` answers. */
async function read(who: Actor, query = ''): Promise<DeskAudit> {
  const headers = { cookie: who.cookie };
  return (await list(testRequest(`/api/v1/desk/audit${query}`, { headers }))).json();
}
const acts = async (who: Actor, query = '') =>
  (await read(who, query)).items.map(({ action }) => action);

const rows = async () =>
  (await getDb())
    .select()
    .from(auditEntries)
    .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id));

describeOnEveryDatabase('the audit of a desk', () => {
  test('has each change of a message, with who, which and whose', async () => {
    const staff = await newActor('desk');
    const { id } = await send();
    const status = { id, method: 'PATCH', body: { status: 'handled' } };
    expect((await ask(staff, change, status)).status).toBe(200);
    const text = { id, method: 'POST', body: { text: 'We can.' } };
    expect((await ask(staff, answer, text)).status).toBe(201);
    // The same press once more is the same answer.
    await ask(staff, answer, text);
    const by = { staffId: staff.user.id, staffName: staff.user.name, region: 'USA' };
    const about = { submissionId: id, personHash: personHash(email) };
    expect((await rows()).slice(-2)).toMatchObject([
      { ...by, ...about, action: 'status-changed' },
      { ...by, ...about, action: 'message-answered' },
    ]);
    const other = await newActor('desk', 'INDIA');
    const before = await rows();
    expect((await ask(other, change, status)).status).toBe(404);
    expect((await ask(other, answer, text)).status).toBe(404);
    expect(await rows()).toEqual(before);
  });

  test('is written with the change or not at all: without it nothing is changed or mailed', async () => {
    const [db, staff] = [await getDb(), await newActor('desk')];
    const { id } = await send();
    await db.execute(sql`ALTER TABLE audit_entries ADD CONSTRAINT no_changes
      CHECK (action NOT IN ('status-changed', 'message-answered')) NOT VALID`);
    const logged = jest.spyOn(log, 'error').mockReturnValue();
    const status = { id, method: 'PATCH', body: { status: 'handled' } };
    expect((await ask(staff, change, status)).status).toBe(500);
    const text = { id, method: 'POST', body: { text: 'We can.' } };
    expect((await ask(staff, answer, text)).status).toBe(500);
    logged.mockRestore();
    await db.execute(sql`ALTER TABLE audit_entries DROP CONSTRAINT no_changes`);
    const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
    expect(row).toMatchObject({ status: 'new', firstAnsweredAt: null });
    expect(await db.$count(answers, eq(answers.submissionId, id))).toBe(0);
  });

  test('is of its own edition and of what concerns both, the newest first', async () => {
    const [usa, india] = [await newActor('desk', 'USA'), await newActor('desk', 'INDIA')];
    const { id, reference } = await send('INDIA');
    const act = { action: 'message-read', submissionId: id, person: email } as const;
    await recordAct(await getDb(), india.user, act);
    await recordCommand(await getDb(), null, { action: 'database-dumped' });
    await recordCommand(await getDb(), 'INDIA', { action: 'newsletter-sent' });
    const { items, region, staff } = await read(india);
    expect(region).toBe('INDIA');
    expect(items).toMatchObject([
      { action: 'newsletter-sent', by: 'Command line', reference: null, person: null },
      { action: 'database-dumped' },
      { action: 'message-read', by: india.user.name, reference, person: personHash(email) },
    ]);
    expect(JSON.stringify(items)).not.toContain(email);
    expect(staff).toEqual([{ id: india.user.id, name: india.user.name }]);
    const theirs = await read(usa);
    expect(theirs.items[0]).toMatchObject({ action: 'database-dumped' });
    expect(theirs.items.map(({ action }) => action)).not.toContain('newsletter-sent');
    expect(await (await ask(usa, save)).text()).not.toContain(reference);
  });

  test('keeps the order of acts of one millisecond', async () => {
    const staff = await newActor('desk', 'INDIA');
    const done = ['list-read', 'message-read', 'mail-sent-again', 'list-read'] as const;
    await (await getDb()).transaction(async (tx) => {
      // All acts of a transaction have its time.
      for (const action of done) await recordAct(tx, staff.user, { action });
    });
    const entries = await read(staff, `?staff=${staff.user.id}`);
    expect(new Set(entries.items.map(({ createdAt }) => createdAt)).size).toBe(1);
    expect(entries.items.map(({ action }) => action).reverse()).toEqual(done);
  });

  test('is found by what was done, by whom and on which days of the desk', async () => {
    const [one, other] = [await newActor('desk', 'USA'), await newActor('desk', 'USA')];
    const by = { staffName: 'Dana', region: 'USA', action: 'list-read' } as const;
    // Late on March 1 in New York, and an hour later on March 2.
    await (await getDb()).insert(auditEntries).values([
      { ...by, staffId: one.user.id, createdAt: new Date('2026-03-02T04:30:00Z') },
      { ...by, staffId: other.user.id, createdAt: new Date('2026-03-02T05:30:00Z') },
    ]);
    const march = (query: string) => read(one, `?to=2026-03-31&${query}`);
    expect((await march('')).total).toBe(2);
    expect((await march(`staff=${one.user.id}`)).total).toBe(1);
    expect((await march('action=person-erased')).total).toBe(0);
    const second = await read(one, '?from=2026-03-02&to=2026-03-02');
    expect(second.items.map(({ createdAt }) => createdAt)).toEqual(['2026-03-02T05:30:00.000Z']);
    const { fields } = Object(await read(one, '?from=0000-01-01&to=soon&action=all&staff=1&q=x'));
    expect(Object.keys(fields).sort()).toEqual(['action', 'from', 'q', 'staff', 'to']);
  });

  test('comes in pages of 20, and each page that was read is in it', async () => {
    const staff = await newActor('desk', 'INDIA');
    for (let number = 0; number < 21; number += 1)
      await recordAct(await getDb(), staff.user, { action: 'list-read' });
    const first = await read(staff, `?staff=${staff.user.id}`);
    expect([first.total, first.pages, first.items.length]).toEqual([21, 2, 20]);
    expect(await acts(staff, `?staff=${staff.user.id}&page=2`)).toEqual(['list-read', 'list-read']);
    await ask(staff, save);
    expect((await acts(staff)).slice(0, 3)).toEqual(['audit-exported', 'audit-read', 'audit-read']);
  });

  test('is saved as a table in which a name that is a formula is text', async () => {
    const staff = await newActor('desk', 'USA');
    const evil = { ...staff.user, name: '=HYPERLINK("https://evil.example");=1' };
    await recordAct(await getDb(), evil, { action: 'person-erased', person: email });
    const headers = { cookie: staff.cookie };
    const query = `?action=person-erased&staff=${staff.user.id}`;
    const response = await save(testRequest(`/api/v1/desk/audit.csv${query}`, { headers }));
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="audit-usa.csv"',
    );
    const [, line = '', end] = (await response.text()).split('\r\n');
    expect(line).toContain(`,"'=HYPERLINK(""https://evil.example"");'=1",${staff.user.id},USA,`);
    expect(line).toContain('Erased a person');
    expect(end).toBe('');
  });
});
