/** When a limit's window begins and ends, on both databases. */
import { eq, like } from 'drizzle-orm';
import { getDb } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { describeOnEveryDatabase } from '../db/test-database.ts';
import { consumeLimit, LIMITS, RateLimitedError, resetLimit } from './rate-limits.ts';

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
