/** When a limit's window begins and ends, on both databases. */
import { eq, like } from 'drizzle-orm';
import { getDb } from '../db/database.ts';
import { rateLimits } from '../db/tables.ts';
import { describeOnEveryDatabase } from '../db/test-database.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { setMetrics } from '../metrics/metrics.ts';
import {
  consumeLimit,
  isBusy,
  isWithin,
  LIMITS,
  RateLimitedError,
  resetLimit,
} from './rate-limits.ts';

const { points, seconds } = LIMITS.loginPerAccount;

async function useUp(who: string): Promise<void> {
  const db = await getDb();
  for (let use = 0; use < points; use += 1) await consumeLimit(db, 'loginPerAccount', who);
}

/** Moves the end of the one window there is, in ms from now. */
async function endWindowIn(ms: number): Promise<void> {
  const db = await getDb();
  const rows = await db.select().from(rateLimits).where(like(rateLimits.key, 'loginPerAccount:%'));
  expect(rows).toHaveLength(1);
  await db
    .update(rateLimits)
    .set({ expire: Date.now() + ms })
    .where(eq(rateLimits.key, rows[0]?.key ?? ''));
}

describeOnEveryDatabase('what everybody counts together', () => {
  const { points: overall } = LIMITS.consentOverall;
  const rowsOfAll = async () =>
    (await getDb()).select().from(rateLimits).where(like(rateLimits.key, 'consentOverall:%'));

  beforeEach(async () => {
    await (await getDb()).delete(rateLimits);
  });
  afterAll(() => {
    Object.assign(LIMITS.consentOverall, { points: overall });
  });

  test('is spread over many rows, so that nobody waits for everybody', async () => {
    const db = await getDb();
    for (let use = 0; use < 64; use += 1) await isBusy(db, 'consentOverall');
    const rows = await rowsOfAll();
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(64);
  });

  test('is busy when there were so many, give or take what chance does, and not before', async () => {
    const db = await getDb();
    Object.assign(LIMITS.consentOverall, { points: 160 });
    const busy: boolean[] = [];
    for (let use = 0; use < 400; use += 1) busy.push(await isBusy(db, 'consentOverall'));
    expect(busy.slice(0, 10)).not.toContain(true);
    // However chance spreads them: what goes beyond 10 in each of 16 rows is 240 at least.
    expect(busy.filter(Boolean).length).toBeGreaterThanOrEqual(240);
  });
});

describeOnEveryDatabase('a limit', () => {
  beforeEach(async () => {
    await (await getDb()).delete(rateLimits);
  });

  test('lets so many through and tells the next one how long to wait', async () => {
    await useUp('asha');
    const refused = await consumeLimit(await getDb(), 'loginPerAccount', 'asha').catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(RateLimitedError);
    const { retryAfterSeconds } = refused as RateLimitedError;
    expect(retryAfterSeconds).toBeLessThanOrEqual(seconds);
    expect(retryAfterSeconds).toBeGreaterThan(seconds - 60);
  });

  test('still holds in the last minute of its window, and no longer after it', async () => {
    await useUp('asha');
    const db = await getDb();
    await endWindowIn(60_000);
    await expect(consumeLimit(db, 'loginPerAccount', 'asha')).rejects.toThrow(RateLimitedError);
    await endWindowIn(-1);
    await expect(consumeLimit(db, 'loginPerAccount', 'asha')).resolves.toBeUndefined();
  });

  test('is one person’s own, and begins anew when it is reset', async () => {
    await useUp('asha');
    const db = await getDb();
    await expect(consumeLimit(db, 'loginPerAccount', 'meera')).resolves.toBeUndefined();
    await resetLimit(db, 'loginPerAccount', 'asha');
    await expect(consumeLimit(db, 'loginPerAccount', 'asha')).resolves.toBeUndefined();
  });
});

describeOnEveryDatabase('what an operator counts', () => {
  test('is who was refused by which limit, and nothing of who it was', async () => {
    await (await getDb()).delete(rateLimits);
    const metrics = createMetrics({ hash: '', version: '' });
    setMetrics(metrics);
    await useUp('ada@example.org');
    const further = consumeLimit(await getDb(), 'loginPerAccount', 'ada@example.org');
    await expect(further).rejects.toThrow(RateLimitedError);
    expect(await isWithin(await getDb(), 'loginPerAccount', 'ada@example.org')).toBe(false);
    expect((await metrics.refusals.get()).values).toEqual([
      { labels: { limit: 'loginPerAccount' }, value: 2 },
    ]);
    setMetrics(undefined);
  });
});
