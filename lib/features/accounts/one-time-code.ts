/**
 * Six digits by mail. A code is stored nowhere: it follows from the id of its row and our secret key,
 * so that a copy of the database opens no account. It is good for ten minutes and one use. The browser that asked for it
 * has five tries; what others try is counted apart (code-tries.ts) and takes none of these.
 */
import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import type { Region } from '../../platform/region/region.ts';
import { keyedHash } from '../../platform/security/secret-key.ts';
import type { Browser } from '../../platform/session/start-session.ts';
import { AccountLockedError } from '../../platform/session/wrong-credentials.ts';
import { hashOfAsker } from './asking-browser.ts';
import { CODE_MS } from './code-lifetime.ts';
import { admitFromElsewhere, countTry } from './code-tries.ts';
import { findAskedCode } from './rows/asked-codes.ts';
import {
  type CodeOwner,
  findNewestCode,
  type NewOneTimeCode,
  type OneTimeCode,
  takeTry,
} from './rows/one-time-codes.ts';

export const CODE_TRIES = 5;
const DIGITS = 6;

/**
 * The code of the row `id`. 48 bits of the hash, so that each code is as likely as any other. A former secret
 * key gives none: each one more would be a further right guess.
 */
export function codeOf(id: string): string {
  const bytes = Buffer.from(keyedHash('one-time-code', id), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

type Begun = Pick<NewOneTimeCode, 'purpose' | 'region' | 'email'> & Partial<NewOneTimeCode>;

/**
 * The row of a code that is good from `now` on.
 * @param asker what the browser that asks was given; asking-browser.ts
 */
export const newCode = (row: Begun, asker: string, now: Date): NewOneTimeCode => ({
  ...row,
  askedBy: hashOfAsker(asker, row),
  triesLeft: CODE_TRIES,
  createdAt: now,
  expiresAt: new Date(now.getTime() + CODE_MS),
});

/** The browser in which a code is typed. */
export type CodeBrowser = Browser & {
  region: Region;
  /** What it was given when it asked for a code, if it did. */
  asker?: string | undefined;
};

/**
 * Looks whether `otp` is the code that was mailed. Each look is a try, the right one as well.
 * @throws ApiError INVALID_CODE, TOO_MANY_REQUESTS; RateLimitedError
 */
export async function checkCode(
  { purpose, email, otp }: CodeOwner & { otp: string },
  { address, region, asker }: CodeBrowser,
  now = new Date(),
): Promise<OneTimeCode> {
  const db = await getDb();
  const owner = { purpose, email };
  const askedBy = asker && hashOfAsker(asker, owner);
  const asked = askedBy ? await findAskedCode(db, owner, { askedBy, now }) : undefined;
  if (!asked) await admitFromElsewhere({ email, region }, address);
  const row = asked ? await takeTry(db, asked.id) : await findNewestCode(db, owner, now);
  // Compared also when there is none: known and unknown addresses take the same time.
  const expected = Buffer.from(codeOf(row?.id ?? ''));
  const isRight = timingSafeEqual(expected, Buffer.from(otp));
  if (row && isRight) return row;
  // A stranger may have asked, too. Such a try is refused for nothing but itself, yet the owner hears of many. Without a
  // try left nothing was guessed at, and nothing is taken from the day of the owner's telephone.
  if (asked && row) await countTry({ email, region });
  throw new ApiError('INVALID_CODE');
}

/** A locked account takes no code: the right one is answered like a wrong one. */
export function refuseAsCode(error: unknown): never {
  throw error instanceof AccountLockedError ? new ApiError('INVALID_CODE') : error;
}
