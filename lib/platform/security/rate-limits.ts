/**
 * How often is too often. Counters live in the database, so they hold across restarts and
 * instances. Keys are hashed: the table knows no address and no e-mail.
 */
import 'server-only';
import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database, Transaction } from '../db/database.ts';
import { metrics } from '../metrics/metrics.ts';
import { keyedHash } from './secret-key.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `points` in any window of `seconds`. Addresses may be a whole office's, so they are generous. */
export const LIMITS = {
  /** Every request that writes, right or wrong. */
  writesPerAddress: { points: 120, seconds: MINUTE },
  /** All forms together that strangers send: contact, and whatever else goes to a desk. */
  formsPerAddress: { points: 30, seconds: HOUR },
  /** The same of a visitor who is signed in, wherever they are: no stranger can use it up. */
  formsPerAccount: { points: 30, seconds: HOUR },
  /** Mails that only say that something arrived, to an inbox that any visitor may have typed in. */
  acknowledgementsPerMailbox: { points: 5, seconds: HOUR },
  /** Mails that ask whether something is meant: a registration, the newsletter. */
  confirmationsPerMailbox: { points: 5, seconds: HOUR },
  /** Mails of every kind to an inbox that never answered one: no account, nothing confirmed. */
  mailsPerUnprovedMailbox: { points: 3, seconds: 24 * HOUR },
  /** While `formsOverall` is used up, in place of what an address may do otherwise. */
  formsWhenBusy: { points: 5, seconds: HOUR },
  consentPerAddress: { points: 600, seconds: HOUR },
  consentWhenBusy: { points: 30, seconds: HOUR },
  loginPerAddress: { points: 60, seconds: 15 * MINUTE },
  /** Wrong passwords in a row for one account, from wherever it was never signed in to before. */
  loginPerAccount: { points: 10, seconds: 15 * MINUTE },
  /** The same from one network where it was; strangers cannot use it up. */
  loginFromKnownNetwork: { points: 10, seconds: 15 * MINUTE },
  /** Wrong passwords of a visitor who is signed in and is asked for it once more. */
  passwordWhileSignedIn: { points: 10, seconds: 15 * MINUTE },
  /** Codes of a second factor, by whoever has the password, from where the account was never opened before. */
  secondFactorPerAccount: { points: 10, seconds: HOUR },
  /** The same from one network where it was; nobody elsewhere can use it up. */
  secondFactorFromKnownNetwork: { points: 10, seconds: 15 * MINUTE },
  /** Passkeys that are asked for or shown: they cannot be guessed, but cost us a signature each. */
  passkeysPerAccount: { points: 60, seconds: 15 * MINUTE },
  /** An authenticator app or a passkey that is being added. */
  secondFactorSetUps: { points: 30, seconds: 15 * MINUTE },
  registrationsPerAddress: { points: 60, seconds: HOUR },
  /** Codes by mail: to sign in, to register, to choose another password. */
  codesPerAddress: { points: 30, seconds: HOUR },
  /** To one inbox, for all from whose networks its account was never signed in to. */
  codesPerMailbox: { points: 5, seconds: HOUR },
  /** The same from one network where it was; strangers cannot use it up. */
  codesFromKnownNetwork: { points: 5, seconds: HOUR },
  /** Tries at codes, besides the five that each code has. */
  codeTriesPerAddress: { points: 60, seconds: 15 * MINUTE },
  /** From one network at the codes of one address: what is used up on one code is gone for the next. */
  codeTriesPerNetwork: { points: 10, seconds: 15 * MINUTE },
  /** At all codes of one address in a day. It holds those who have not asked for a code in their browser. */
  codeTriesPerAccount: { points: 30, seconds: 24 * HOUR },
  passwordChangesPerAccount: { points: 10, seconds: 15 * MINUTE },
  /** PDFs that are drawn for one request; an address may be a whole committee's. */
  dossiersPerAddress: { points: 30, seconds: 15 * MINUTE },
  invitesPerAccount: { points: 30, seconds: HOUR },
  invitesPerMailbox: { points: 3, seconds: 24 * HOUR },
  /** All visitors together. Only isBusy() counts them: no visitor is refused for what others did. */
  formsOverall: { points: 1_000, seconds: HOUR },
  consentOverall: { points: 50_000, seconds: HOUR },
} as const;
/**
 * What all visitors count together is counted in so many rows, one of which is taken by chance: in one
 * row all would wait for each other.
 */
const SHARES = 16;
type OverallLimit = 'formsOverall' | 'consentOverall';
export type LimitName = Exclude<keyof typeof LIMITS, OverallLimit>;

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

/** The counter of `limit`, in `db`, for one of so many `shares` of it. */
function limiterOf(
  db: Database | Transaction,
  limit: keyof typeof LIMITS,
  shares = 1,
): RateLimiterPostgres {
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
    points: Math.ceil(points / shares),
    duration: seconds,
  });
}

/** With a change of the secret key counting begins anew. */
const keyOf = (who: string) => keyedHash('rate-limit', who);

type Count = {
  /** How often `who` has used the limit by now, this time included. */
  used: number;
  /** How many ms are left when that was too often, else undefined. */
  left: number | undefined;
};

async function countUse(
  db: Database | Transaction,
  limit: keyof typeof LIMITS,
  who: string,
  shares?: number,
): Promise<Count> {
  try {
    const { consumedPoints } = await limiterOf(db, limit, shares).consume(keyOf(who));
    return { used: consumedPoints, left: undefined };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { used: error.consumedPoints, left: error.msBeforeNext };
  }
}

/** @returns how many ms are left when `who` has used `limit` too often, else undefined */
const count = async (...use: Parameters<typeof countUse>) => (await countUse(...use)).left;

/**
 * Counts one use of `limit` by `who`. Inside a transaction the use counts only when it commits, so what
 * protects from asking again and again is counted before one begins.
 * @throws RateLimitedError when there were too many
 */
export async function consumeLimit(
  db: Database | Transaction,
  limit: LimitName,
  who: string,
): Promise<void> {
  const left = await count(db, limit, who);
  if (left === undefined) return;
  metrics()?.refusals.inc({ limit });
  throw new RateLimitedError(limit, Math.max(1, Math.ceil(left / 1000)));
}

/**
 * Counts one use of `limit` by `who`, for what can be left out when there were too many.
 * @returns whether there were not
 */
export async function isWithin(
  db: Database | Transaction,
  limit: LimitName,
  who: string,
): Promise<boolean> {
  const hasRoom = (await count(db, limit, who)) === undefined;
  if (!hasRoom) metrics()?.refusals.inc({ limit });
  return hasRoom;
}

/**
 * Counts one use of `limit` by `who`, and tells the one that uses the limit up: of all, also of those made at once,
 * it is one in each window.
 */
export async function countTowards(
  db: Database | Transaction,
  limit: LimitName,
  who: string,
): Promise<'within' | 'last' | 'over'> {
  const { used, left } = await countUse(db, limit, who);
  if (left !== undefined) metrics()?.refusals.inc({ limit });
  if (left !== undefined) return 'over';
  return used === LIMITS[limit].points ? 'last' : 'within';
}

/**
 * Counts one use of `limit` by all visitors together. Not for transactions: until one ends, it keeps
 * its share of the count to itself.
 * @returns true when there were very many: a reason to ask more of each visitor, never to refuse
 * one, else an attacker who sends that many shuts all visitors out
 */
export async function isBusy(db: Database, limit: OverallLimit): Promise<boolean> {
  const share = `everybody-${randomInt(SHARES)}`;
  return (await count(db, limit, share, SHARES)) !== undefined;
}

/** Lets `who` begin anew with `limit`. */
export async function resetLimit(
  db: Database | Transaction,
  limit: LimitName,
  who: string,
): Promise<void> {
  await limiterOf(db, limit).delete(keyOf(who));
}
