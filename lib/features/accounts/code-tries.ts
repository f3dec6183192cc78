/** Tries at the codes of an address, counted for a day over all browsers. Its owner is told when there were many. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import type { Region } from '../../platform/region/region.ts';
import { addressGroup } from '../../platform/security/client-address.ts';
import { consumeLimit, countTowards } from '../../platform/security/rate-limits.ts';
import { networkOf } from '../../platform/session/known-network.ts';
import { findUserByEmail } from '../../platform/session/rows/users.ts';
import { oweNotice } from '../account-notices/notice.ts';

/** Whose codes they are, and in which edition a code was asked for. */
type Tried = { email: string; region: Region };

const REFUSED =
  'Too many wrong codes were typed for this address today. Ask for a code in the browser that you use now, and type it here.';

/**
 * Counts a try. The one that uses the day up owes the owner a mail; for an address that we do not know there is a
 * notice as well, which counts as sent.
 * @returns whether the day's tries were used up before
 */
export async function countTry({ email, region }: Tried): Promise<boolean> {
  const db = await getDb();
  // Ready before the transaction: the embedded database has one connection, which that one holds.
  const outbox = await getOutbox();
  return db.transaction(async (tx) => {
    const counted = await countTowards(tx, 'codeTriesPerAccount', email.toLowerCase());
    if (counted === 'last') {
      const owner = await findUserByEmail(tx, email);
      const sent = owner ? undefined : new Date();
      await oweNotice(tx, outbox, owner ?? { email, region }, 'code-tries', { sent });
    }
    return counted === 'over';
  });
}

/**
 * Lets a browser try that has not asked for a code: the owner's telephone, or a stranger. Counted by network, so that
 * who guesses at one code has no tries left for the next one, and by day, so that many networks together have few.
 * @throws RateLimitedError, ApiError TOO_MANY_REQUESTS
 */
export async function admitFromElsewhere(tried: Tried, address: string): Promise<void> {
  const db = await getDb();
  await consumeLimit(db, 'codeTriesPerAddress', addressGroup(address));
  await consumeLimit(db, 'codeTriesPerNetwork', networkOf(tried.email, address));
  if (await countTry(tried)) throw new ApiError('TOO_MANY_REQUESTS', { message: REFUSED });
}
