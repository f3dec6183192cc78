/** How the desk divides its work: what comes first, who has it, what it notes for itself. On both databases. */
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { changeManyDeskSubmissions } from '@/lib/features/desk/endpoints/change-many-desk-submissions';
import { listDeskSubmissions } from '@/lib/features/desk/endpoints/list-desk-submissions';
import {
  changeDeskSubmission,
  readDeskSubmission,
} from '@/lib/features/desk/endpoints/read-desk-submission';
import { writeDeskNote } from '@/lib/features/desk/endpoints/write-desk-note';
import { route } from '@/lib/platform/api/route';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { auditEntries } from '../audit/tables.ts';
import { notes, submissions } from '../submissions/tables.ts';

const list = route(listDeskSubmissions, changeManyDeskSubmissions);
const one = route(readDeskSubmission, changeDeskSubmission);
const note = route(writeDeskNote);

type Row = typeof submissions.$inferInsert;
const HOUR_MS = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

async function send(row: Partial<Row> = {}): Promise<string> {
  const what = { kind: 'contact', region: 'USA', name: 'Ada', email: 'ada@example.org' } as const;
  const [added] = await (await getDb())
    .insert(submissions)
    .values({ reference: makeReference(), ...what, details: {}, ...row })
    .returning({ id: submissions.id });
  return added?.id ?? '';
}
const at = (who: Actor, query = '', init: { method?: string; body?: object } = {}) =>
  testRequest(`/api/v1/desk/x${query}`, { headers: { cookie: who.cookie }, ...init });
const of = (id: string) => ({ params: Promise.resolve({ id }) });
const listed = async (who: Actor, query: string) => (await list.GET(at(who, query))).json();
const idsOf = async (who: Actor, query: string): Promise<string[]> =>
  (await listed(who, query)).items.map(({ id }: { id: string }) => id);
const change = (who: Actor, id: string, body: object) =>
  one.PATCH(at(who, '', { method: 'PATCH', body }), of(id));
const changeMany = (who: Actor, body: object) => list.PATCH(at(who, '', { method: 'PATCH', body }));
const read = async (who: Actor, id: string) => (await one.GET(at(who), of(id))).json();
const find = async (id: string) =>
  (await (await getDb()).select().from(submissions).where(eq(submissions.id, id)))[0];

describeOnEveryDatabase('the work of a desk', () => {
  let dana: Actor;
  let omar: Actor;
  let asha: Actor;
  beforeEach(async () => {
    const db = await getDb();
    await db.delete(submissions);
    dana = await newActor('desk');
    omar = await newActor('desk');
    asha = await newActor('desk', 'INDIA');
  });

  test('begins with whoever cannot work, then goes by when an answer is due, then by how long it has waited', async () => {
    const inBoston = (day: string) => ({ waitingSince: new Date(`2026-05-${day}-04:00`) });
    const slowed = { urgency: 'slowed', subject: 'Slow list' };
    const late = await send({ kind: 'support', details: slowed, ...inBoston('11T09:30') });
    const friday = await send(inBoston('08T10:00'));
    // Both are due by the end of Monday. The first was sent long ago, answered, and written to again.
    const reopened = await send({ createdAt: new Date('2026-04-01'), ...inBoston('11T08:00') });
    const sunday = await send(inBoston('10T12:00'));
    const saturday = await send({ kind: 'support', details: slowed, ...inBoston('09T12:00') });
    const stopped = { urgency: 'stopped', subject: 'Night shift' };
    const first = await send({ kind: 'support', details: stopped, ...inBoston('11T09:00') });
    const outage = await send({ kind: 'outage', ...inBoston('11T08:59') });
    const order = [outage, first, saturday, friday, late, sunday, reopened];
    expect(await idsOf(dana, '?status=new')).toEqual(order);
    const { items } = await listed(dana, '?status=new&kind=support');
    expect(items[0]).toMatchObject({
      ...{ subject: 'Night shift', weight: 'Work has stopped for some of us', urgency: 'stopped' },
      dueAt: new Date(Date.parse(items[0].waitingSince) + 30 * 60_000).toISOString(),
    });
    expect(items[1].dueAt).toBe(
      new Date(Date.parse(items[1].waitingSince) + 4 * HOUR_MS).toISOString(),
    );
    await change(dana, first, { status: 'handled' });
    expect((await listed(dana, '?status=handled')).items[0].dueAt).toBeNull();
    // All else is a list of what there was: the newest first.
    expect((await idsOf(dana, '')).at(-1)).toBe(reopened);
  });

  test('keeps that order from page to page', async () => {
    const urgencies = ['slowed', 'question', 'slowed'];
    // 45 messages within five days, in no order.
    for (let number = 0; number < 45; number += 1) {
      const details = { urgency: urgencies[number % 3] ?? '', subject: `Case ${number}` };
      const waitingSince = new Date(Date.UTC(2026, 4, 7, 0, ((number * 17) % 45) * 160));
      await send({ kind: 'support', details, waitingSince });
    }
    const pages = [1, 2, 3].map((page) => listed(dana, `?status=new&page=${page}`));
    const items: { id: string; dueAt: string }[] = (await Promise.all(pages)).flatMap(
      (page) => page.items,
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(45);
    const due = items.map(({ dueAt }) => dueAt);
    expect(due).toEqual(due.toSorted());
  });

  test('is taken and given: each sees their own, and what nobody has', async () => {
    const [mine, theirs, open] = [await send(), await send(), await send()];
    expect((await change(dana, mine, { assigneeId: dana.user.id })).status).toBe(200);
    await change(dana, theirs, { assigneeId: omar.user.id });
    expect(await idsOf(dana, '?assigned=me')).toEqual([mine]);
    expect(await idsOf(omar, '?assigned=me')).toEqual([theirs]);
    expect(await idsOf(dana, '?assigned=nobody')).toEqual([open]);
    expect((await listed(dana, '?assigned=me')).counts.status.new).toBe(1);
    await change(omar, theirs, { assigneeId: null });
    expect((await idsOf(dana, '?assigned=nobody')).sort()).toEqual([theirs, open].sort());
    const { me, staff } = await listed(dana, '');
    expect(me).toBe(dana.user.id);
    const known = staff.map(({ id }: { id: string }) => id);
    expect([known.includes(omar.user.id), known.includes(asha.user.id)]).toEqual([true, false]);
  });

  test('is given to nobody but staff of this desk, and nothing of another desk changes', async () => {
    const [mine, theirs] = [await send(), await send({ region: 'INDIA' })];
    const member = await newActor('member');
    for (const assigneeId of [asha.user.id, member.user.id, randomUUID()]) {
      const refused = await change(dana, mine, { assigneeId });
      expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([
        422,
        ['assigneeId'],
      ]);
    }
    expect((await change(dana, theirs, { assigneeId: dana.user.id })).status).toBe(404);
    expect((await change(dana, mine, {})).status).toBe(422);
    expect([await find(mine), await find(theirs)]).toMatchObject([
      { assigneeId: null },
      { assigneeId: null },
    ]);
  });

  test('changes many at once or none, and the record has a line for each', async () => {
    const [one, other, theirs] = [await send(), await send(), await send({ region: 'INDIA' })];
    const db = await getDb();
    const before = await db.$count(auditEntries);
    const body = { status: 'handled', assigneeId: dana.user.id };
    expect((await changeMany(dana, { ...body, ids: [one, theirs] })).status).toBe(404);
    expect(await find(one)).toMatchObject({ status: 'new', assigneeId: null });
    expect(await db.$count(auditEntries)).toBe(before);
    for (const ids of [[], [one, 'x'], Array.from({ length: 21 }, () => one)])
      expect((await changeMany(dana, { ...body, ids })).status).toBe(422);

    const done = await changeMany(dana, { ...body, ids: [one, other, one] });
    expect([done.status, await done.json()]).toEqual([200, { changed: 2 }]);
    for (const id of [one, other])
      expect(await find(id)).toMatchObject({ status: 'handled', assigneeId: dana.user.id });
    const acts = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.submissionId, one))
      .orderBy(asc(auditEntries.id));
    expect(acts.map(({ action, staffId }) => [action, staffId])).toEqual([
      ['status-changed', dana.user.id],
      ['message-assigned', dana.user.id],
    ]);
  });

  test('is found by the days on which it came, by the calendar of the desk', async () => {
    // Four in the morning of the 12th in London is the evening of the 11th in Boston.
    const late = await send({ createdAt: new Date('2026-05-12T03:30:00Z') });
    const next = await send({ createdAt: new Date('2026-05-12T04:30:00Z') });
    expect(await idsOf(dana, '?from=2026-05-11&to=2026-05-11')).toEqual([late]);
    expect(await idsOf(dana, '?from=2026-05-12')).toEqual([next]);
    expect((await listed(dana, '?to=2026-05-11')).total).toBe(1);
    expect((await list.GET(at(dana, '?from=0000-01-01&to=yesterday'))).status).toBe(422);
  });

  test('leaves notes for colleagues, kept once a press, with a line in the record', async () => {
    const id = await send();
    const write = (who: Actor, text: string) =>
      note.POST(at(who, '', { method: 'POST', body: { text } }), of(id));
    const twice = await Promise.all([write(dana, 'Call her.'), write(dana, 'Call her.')]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await write(asha, 'Let me in.')).status).toBe(404);
    expect((await write(dana, 'x'.repeat(2001))).status).toBe(422);
    expect(await (await getDb()).$count(notes, eq(notes.submissionId, id))).toBe(1);
    expect(await read(omar, id)).toMatchObject({
      status: 'new',
      answers: [],
      notes: [{ text: 'Call her.', by: dana.user.name }],
    });
    const acts = await (await getDb())
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.submissionId, id));
    expect(acts.map(({ action }) => action).sort()).toEqual(['message-read', 'note-written']);
  });

  test('shows what else the same address sent to this desk, and nothing of others', async () => {
    const email = 'Grace@example.org';
    const before = await send({ email: 'grace@example.org', createdAt: hoursAgo(2) });
    await send({ email, region: 'INDIA' });
    await send({ email: 'grace@example.com' });
    const id = await send({ email });
    const { others } = await read(dana, id);
    expect(others.map((other: { id: string }) => other.id)).toEqual([before]);
    // Of erased people the address is empty, and they are not one person.
    await send({ email: '' });
    expect((await read(dana, await send({ email: '' }))).others).toEqual([]);
  });
});
