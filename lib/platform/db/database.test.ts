/** When the database opens and when it must not, and what housekeeping leaves. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expiredRows } from '../../composition/expired-rows.ts';
import { consentReceipts } from '../../features/consent-receipts/tables.ts';
import { submissions } from '../../features/submissions/tables.ts';
import { everyCategory } from '../../site/consent/record.ts';
import { getPage } from '../../site/content/pages.ts';
import { files } from '../files/tables.ts';
import { runJobs } from '../housekeeping/housekeeping.ts';
import { RETENTION } from '../housekeeping/retention.ts';
import { REGIONS } from '../region/region.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { getDb, openDatabase, resetDatabaseForTest } from './database.ts';
import { IDEMPOTENCY_KEPT_MS } from './expired-requests.ts';
import { idempotencyKeys, rateLimits } from './tables.ts';
import { describeOnEveryDatabase } from './test-database.ts';
import { temporaryFolder } from './test-folder.ts';
import { DatabaseUnavailableError, isUnavailable } from './unavailable.ts';

test('a build does not open it', async () => {
  changeSettings({ DATA_DIR: temporaryFolder() });
  process.env.NEXT_PHASE = 'phase-production-build';
  try {
    await expect(openDatabase()).rejects.toThrow(/not opened during a build/);
    expect(existsSync(join(settings().DATA_DIR, 'db.lock'))).toBe(false);
  } finally {
    delete process.env.NEXT_PHASE;
    await resetDatabaseForTest();
    rmSync(settings().DATA_DIR, { recursive: true });
  }
});

test.each([
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('x'), { code: '57P01' }), true],
  [Object.assign(new Error('x'), { code: '53100' }), true],
  [new Error('query', { cause: new Error('Query read timeout') }), true],
  [new AggregateError([Object.assign(new Error('x'), { code: 'ETIMEDOUT' })]), true],
  [new DatabaseUnavailableError('x'), true],
  [Object.assign(new Error('x'), { code: '23505' }), false],
  [new TypeError('a mistake'), false],
  [undefined, false],
])('%s is an outage: %s', (error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});

const YEARS = ['no', 'one year', 'two years', 'three years'];

test.each(REGIONS)(
  'to keep data longer than we say in %s: the words and the rule agree',
  (region) => {
    const said = (path: string) => JSON.stringify(getPage(path, region));
    expect(said('/contact-us')).toMatch(
      new RegExp(
        `is (?:kept with its reference number for|erased after) ${YEARS[RETENTION.messages]}\\b`,
      ),
    );
    expect(said('/cookies')).toContain(`same lines for ${YEARS[RETENTION.receipts]}`);
  },
);

describeOnEveryDatabase('the database', () => {
  test('is opened once, however many ask at once', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, openDatabase));
    for (const other of others) expect(other).toBe(first);
  });

  test('loses old keys and counters to housekeeping, and no others', async () => {
    const db = await getDb();
    const now = Date.now();
    const key = { scope: 'x', bodyHash: 'x' };
    await db.insert(idempotencyKeys).values([
      { ...key, key: 'fresh', created: new Date(now - IDEMPOTENCY_KEPT_MS + 60_000) },
      { ...key, key: 'old', created: new Date(now - IDEMPOTENCY_KEPT_MS - 60_000) },
    ]);
    await db.insert(rateLimits).values([
      { key: 'running', points: 1, expire: now + 1000 },
      { key: 'long over', points: 1, expire: now - 2 * 60 * 60 * 1000 },
    ]);
    await runJobs(expiredRows(db), now);
    expect((await db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['fresh']);
    expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual(['running']);
  });

  test('to read what was to be deleted long ago: past its retention it is gone', async () => {
    const db = await getDb();
    const now = Date.parse('2030-06-15T12:00:00Z');
    const message = {
      region: 'USA',
      name: 'Ada',
      email: 'a@example.org',
      kind: 'contact',
    } as const;
    const cv = { purpose: 'cv', type: 'application/pdf', size: 1, sha256: 'x' } as const;
    const receipt = {
      categories: everyCategory(true),
      decision: 'allowAll',
      region: 'USA',
      addressHash: 'x',
      gpc: false,
    } as const;
    const [keptCv, overCv] = await db
      .insert(files)
      .values(['kept', 'over'].map((name) => ({ ...cv, name })))
      .returning();
    await db.insert(submissions).values([
      {
        ...message,
        reference: 'kept',
        fileId: keptCv?.id,
        createdAt: new Date('2028-06-15T12:00:01Z'),
      },
      {
        ...message,
        reference: 'over',
        fileId: overCv?.id,
        createdAt: new Date('2028-06-15T11:59:59Z'),
      },
    ]);
    await db.insert(consentReceipts).values([
      { ...receipt, revision: 'kept', created: new Date('2027-06-15T12:00:01Z') },
      { ...receipt, revision: 'over', created: new Date('2027-06-15T11:59:59Z') },
    ]);
    await runJobs(expiredRows(db), now);
    expect((await db.select().from(submissions)).map((row) => row.reference)).toEqual(['kept']);
    expect((await db.select().from(files)).map((row) => row.name)).toEqual(['kept']);
    expect((await db.select().from(consentReceipts)).map((row) => row.revision)).toEqual(['kept']);
  });
});
