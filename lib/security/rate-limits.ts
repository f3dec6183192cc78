/**
 * How often is too often. Counters live in the database, so they hold across restarts and
 * instances. Keys are hashed: the table knows no address and no e-mail.
 */
import 'server-only';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database, Transaction } from '../db/database.ts';
import { keyedHash } from './secret-key.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `points` in any window of `seconds`. Addresses may be a whole office's, so they are generous. */
export const LIMITS = {
  /** Every call that writes, right or wrong. */
  writesPerAddress: { points: 120, seconds: MINUTE },
  /** All forms together: contact, and whatever else is sent to a desk. */
  formsPerAddress: { points: 30, seconds: HOUR },
  /** An address that somebody else typed in gets few mails from us. */
  formsPerEmail: { points: 5, seconds: HOUR },
  formsOverall: { points: 1_000, seconds: HOUR },
  /** Forms sent without JavaScript bring no fill time, so fewer of them are believed. */
  formsWithoutToken: { points: 10, seconds: HOUR },
  consentPerAddress: { points: 600, seconds: HOUR },
  consentOverall: { points: 50_000, seconds: HOUR },
  loginPerAddress: { points: 60, seconds: 15 * MINUTE },
  /** Wrong passwords in a row, wherever they come from. */
  loginPerAccount: { points: 10, seconds: 15 * MINUTE },
} as const;
export type LimitName = keyof typeof LIMITS;

/** Its message is for the visitor. */
export class RateLimitedError extends Error {
  override name = 'RateLimitedError';
  readonly limit: LimitName;
  readonly retryAfterSeconds: number;
  constructor(limit: LimitName, retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super(`That was too often. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`);
    this.limit = limit;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The counter of `limit`, in `db`. */
function limiterOf(db: Database | Transaction, limit: LimitName): RateLimiterPostgres {
  const { points, seconds } = LIMITS[limit];
  const connection = fromDrizzle(db, sql);
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        connection.executeSql(text, values),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit,
    points,
    duration: seconds,
  });
}

const keyOf = (who: string) => keyedHash('rate-limit', who);

/**
 * Counts one use of `limit` by `who`. Inside a transaction the use counts only when it commits.
 * @throws RateLimitedError when there were too many
 */
export async function consumeLimit(
  db: Database | Transaction,
  limit: LimitName,
  who = 'everybody',
): Promise<void> {
  try {
    await limiterOf(db, limit).consume(keyOf(who));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new RateLimitedError(limit, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
  }
}

/** Lets `who` begin anew with `limit`. */
export async function resetLimit(
  db: Database | Transaction,
  limit: LimitName,
  who: string,
): Promise<void> {
  await limiterOf(db, limit).delete(keyOf(who));
}
