/** Rows that keep requests honest, once they have served their time. */
import 'server-only';
import { lt } from 'drizzle-orm';
import { HOUR_MS, type Job } from '../housekeeping/housekeeping.ts';
import { idempotencyKeys, rateLimits, usedFormTokens } from './tables.ts';
import type { Database } from './types.ts';

/** A client that repeats a request does so within minutes; a week is generous. */
export const IDEMPOTENCY_KEPT_MS = 7 * 24 * HOUR_MS;

export const expiredRequests = (db: Database): Job[] => [
  {
    name: 'idempotency keys',
    run: (now) =>
      db
        .delete(idempotencyKeys)
        .where(lt(idempotencyKeys.created, new Date(now - IDEMPOTENCY_KEPT_MS))),
  },
  {
    name: 'rate limits',
    run: (now) => db.delete(rateLimits).where(lt(rateLimits.expire, now - HOUR_MS)),
  },
  {
    name: 'form tokens',
    run: (now) => db.delete(usedFormTokens).where(lt(usedFormTokens.expiresAt, new Date(now))),
  },
];
