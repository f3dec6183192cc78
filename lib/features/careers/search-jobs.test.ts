/** The search for a job, on both databases: what a visitor types finds what they mean, and nothing breaks. */
import { and, eq } from 'drizzle-orm';
import { jobDetails } from '@/lib/features/careers/endpoints/job-details';
import { searchRequirements } from '@/lib/features/careers/endpoints/search-requirements';
import { route } from '@/lib/platform/api/route';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { submissions } from '../submissions/tables.ts';
import { addressOf, isAsked, NOTHING_ASKED, readChosen, readCriteria } from './criteria.ts';
import { openJobs } from './open-jobs.ts';
import { closeOtherJobs, upsertJobs } from './rows/jobs.ts';
import type { Job, Search } from './schema.ts';
import { readJob, searchJobs } from './search-jobs.ts';
import { seedJobs } from './seed-jobs.ts';
import { jobs } from './tables.ts';

const { GET } = route(jobDetails);
const { POST } = route(searchRequirements);

const find = (body: Search) => searchJobs({ body, region: 'USA' });
const ask = (body: object) => POST(testRequest('/search/requirements', { method: 'POST', body }));
const idsOf = async (body: Search) => (await find(body)).jobs.map(({ id }) => id).sort();

describeOnEveryDatabase('the search for a job', () => {
  beforeAll(async () => {
    await seedJobs(await getDb());
  });

  test('asked for nothing it has all jobs, six on a page, the newest first', async () => {
    const { total, pages, jobs: shown } = await find({});
    const all = openJobs('USA').length;
    expect([total, pages, shown.length]).toEqual([all, Math.ceil(all / 6), Math.min(all, 6)]);
    expect(shown.map(({ id }) => id)).toEqual(
      openJobs('USA')
        .slice(0, 6)
        .map(({ id }) => id),
    );
    const { page, jobs: last } = await find({ page: 99 });
    expect([page, last.length]).toEqual([pages, all - (pages - 1) * 6]);
  });

  test('finds by a word of the title, of the page, and by the beginning of a word', async () => {
    expect(await idsOf({ q: 'web developer' })).toContain('web-developer-1');
    expect((await find({ q: 'graphic artist' })).total).toBeGreaterThanOrEqual(3);
    expect((await find({ q: 'artists' })).jobs[0]?.title).toBe('Graphic Artist');
    expect((await find({ q: 'graphic art' })).jobs[0]?.title).toBe('Graphic Artist');
    expect((await find({ q: 'brochures' })).jobs[0]?.id).toBe('graphic-artist-1');
    expect((await find({ q: 'xylophone' })).total).toBe(0);
  });

  test('understands a phrase, OR, and a word to leave out', async () => {
    const designers = (await find({ q: '"web designer"' })).total;
    expect(designers).toBeGreaterThanOrEqual(3);
    expect((await find({ q: '"web designer" -accessibility' })).total).toBeLessThan(designers);
    expect((await find({ q: 'brochures OR xylophone' })).total).toBeGreaterThan(0);
  });

  test('finds by occupation, team, place and work mode, each by itself and with words', async () => {
    const developers = await find({ occupation: ['Web Developer'] });
    expect(new Set(developers.jobs.map(({ title }) => title))).toEqual(new Set(['Web Developer']));
    expect((await find({ occupation: ['Web Developer', 'Sales Reporter'] })).total).toBeGreaterThan(
      developers.total,
    );
    expect((await find({ location: ['Austin, TX'] })).total).toBe(4);
    expect((await find({ location: ['Austin, TX', 'Seattle, WA'] })).total).toBe(7);
    expect(await idsOf({ workMode: ['On site'] })).toEqual([
      'graphic-artist-1',
      'graphic-artist-3',
    ]);
    expect(await idsOf({ team: ['Newsletter'] })).toEqual(['digital-marketer-1']);
    expect(await idsOf({ q: 'graphic artist', location: ['Austin, TX'] })).toContain(
      'graphic-artist-2',
    );
    expect((await find({ team: ['Newsletter'], location: ['Austin, TX'] })).total).toBe(0);
  });

  test('says how many jobs each choice would leave, with what else is asked', async () => {
    const { facets } = await find({ location: ['Austin, TX'], workMode: ['Hybrid'] });
    expect(facets.location.find(({ value }) => value === 'Seattle, WA')?.count).toBe(2);
    expect(facets.workMode).toEqual([
      { value: 'Hybrid', count: 4 },
      { value: 'On site', count: 0 },
      { value: 'Remote', count: 0 },
    ]);
    for (const facet of [facets.team, facets.occupation])
      expect(facet.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  test.each([
    "'); DROP TABLE jobs; --",
    '%',
    '_',
    '\\',
    '\0',
    '"',
    '-',
    'or or or',
    ':* & | ! <->',
    '\u202e\ud800',
    'the',
  ])('takes %j for words and stays whole', async (q) => {
    const response = await ask({ q });
    expect(response.status).toBe(200);
    expect((await find({})).total).toBe(openJobs('USA').length);
  });

  test('refuses a search of 5,000 characters and one by another field, in words', async () => {
    for (const body of [{ q: 'x'.repeat(5000) }, { salary: 1 }, { team: 'all' }, { page: 0 }]) {
      const response = await ask(body);
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).fields)).toEqual(Object.keys(body));
    }
  });

  test('each edition has its own jobs', async () => {
    const { jobs: shown } = await searchJobs({ body: { q: 'payroll' }, region: 'INDIA' });
    const own = new Map(openJobs('INDIA').map(({ id, pay }) => [id, pay]));
    expect(shown.map(({ pay }) => pay)).toEqual(shown.map(({ id }) => own.get(id)));
    expect(openJobs('USA').some(({ pay }) => shown.some((job) => job.pay === pay))).toBe(false);
  });

  test('a job has its facts and its pay; one that nobody knows is not found', async () => {
    const [{ id, title, pay }] = openJobs('USA') as [Job];
    expect(await readJob(id, 'USA')).toMatchObject({ title, pay, path: `/Careers/${id}` });
    await expect(readJob('web-developer-9', 'USA')).rejects.toThrow('no open job');
  });

  test('a visitor finds no job that was closed, though this instance still has its page', async () => {
    const db = await getDb();
    const id = 'web-designer-1';
    const path = `/api/v1/jobs/${id}`;
    const read = () => GET(testRequest(path), { params: Promise.resolve({ id }) });
    const [applied] = await db
      .insert(submissions)
      .values({
        reference: 'NV-3333-3333',
        kind: 'application',
        region: 'USA',
        name: 'Ada',
        email: 'ada@example.org',
        jobId: id,
      })
      .returning();
    // Another instance starts with newer content, where the page is gone.
    const others = openJobs('USA').flatMap((job) => (job.id === id ? [] : job.id));
    await db.transaction((tx) => closeOtherJobs(tx, 'USA', others));
    const response = await read();
    expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND']);
    expect(await idsOf({ q: '"web designer"' })).not.toContain(id);

    await seedJobs(db);
    expect((await read()).status).toBe(200);
    expect(await idsOf({ q: '"web designer"' })).toContain(id);
    await db.delete(submissions).where(eq(submissions.id, applied?.id ?? ''));
  });

  test('a changed page changes its row, and a job without a page goes, or closes if somebody applied', async () => {
    const db = await getDb();
    const extra = {
      region: 'USA' as const,
      position: 99,
      title: 'Lighthouse Keeper',
      team: 'Sea',
      location: 'Boston, MA',
      workMode: 'On site',
      employer: 'Us',
      summary: '',
      words: '',
    };
    await db.transaction((tx) =>
      upsertJobs(tx, [
        { ...extra, id: 'keeper-1' },
        { ...extra, id: 'keeper-2' },
        { ...extra, id: 'web-developer-1' },
      ]),
    );
    await db.insert(submissions).values({
      reference: 'NV-2222-2222',
      kind: 'application',
      region: 'USA',
      name: 'Ada',
      email: 'ada@example.org',
      jobId: 'keeper-2',
    });
    await seedJobs(db);
    await seedJobs(db);
    const rows = await db.select().from(jobs).where(eq(jobs.region, 'USA'));
    expect(rows).toHaveLength(openJobs('USA').length + 1);
    expect(rows.find(({ id }) => id === 'web-developer-1')?.title).toBe('Web Developer');
    expect(rows.find(({ id }) => id === 'keeper-2')?.position).toBe(-1);
    expect((await find({ q: 'lighthouse' })).total).toBe(0);
    await expect(readJob('keeper-2', 'USA')).rejects.toThrow('no open job');
    await db.delete(jobs).where(and(eq(jobs.id, 'keeper-2'), eq(jobs.region, 'USA')));
    await db.transaction((tx) =>
      closeOtherJobs(
        tx,
        'INDIA',
        openJobs('INDIA').map(({ id }) => id),
      ),
    );
  });
});

describe('the address of a search', () => {
  test('says what is asked and is read back', () => {
    const criteria = { ...NOTHING_ASKED, q: 'pay & rules', occupation: 'Web Developer', page: 2 };
    const address = addressOf(criteria, ['web-developer-1', 'web-designer-2']);
    const query: Record<string, string[]> = {};
    for (const [name, value] of new URLSearchParams(address))
      query[name] = [...(query[name] ?? []), value];
    expect(readCriteria(query)).toEqual(criteria);
    expect(readChosen(query)).toEqual(['web-developer-1', 'web-designer-2']);
    expect(addressOf(NOTHING_ASKED)).toBe('');
  });

  test('takes anything', () => {
    const query = {
      q: 'x'.repeat(5000),
      page: '-1',
      team: ['a', 'b'],
      job: ['../x', "'", 'ok-1', 'ok-1'],
    };
    expect(readCriteria(query)).toMatchObject({ q: 'x'.repeat(100), page: 1, team: 'a' });
    expect(readChosen(query)).toEqual(['ok-1']);
    expect(isAsked(readCriteria({ page: 'x', job: 'a' }))).toBe(false);
  });
});
