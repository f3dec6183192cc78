/**
 * Whether one more mail may go to an inbox that any visitor may have typed in. One that never answered (no
 * account, nothing ever confirmed) gets few a day of all kinds together, so that nobody fills it through us.
 */
import 'server-only';
import { eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import type { Job } from '../housekeeping/housekeeping.ts';
import { endOfRetention } from '../housekeeping/retention.ts';
import { mailboxOf } from '../security/mailbox.ts';
import { isWithin } from '../security/rate-limits.ts';
import { keyedHash } from '../security/secret-key.ts';
import { findUserByEmail } from '../session/rows/users.ts';
import { answeredInboxes as table } from './tables.ts';

/** With a change of the secret key no inbox has answered until it does so again. */
const hashOf = (email: string) => keyedHash('answered-inbox', mailboxOf(email));

/**
 * Counts one mail to `email`. Known and unknown addresses cost the same work, and the caller answers both alike.
 * @returns false when the mail must be left out: what it is about is kept and answered all the same
 */
export async function mayMail(tx: Transaction, email: string): Promise<boolean> {
  const hasRoom = await isWithin(tx, 'mailsPerUnprovedMailbox', mailboxOf(email));
  const account = await findUserByEmail(tx, email);
  const answers = await tx.$count(table, eq(table.hash, hashOf(email)));
  return hasRoom || account !== undefined || answers > 0;
}

/** Its owner has followed a link that was mailed there. */
export async function noteAnswer(tx: Transaction, email: string, now: Date): Promise<void> {
  await tx
    .insert(table)
    .values({ hash: hashOf(email), answeredAt: now })
    .onConflictDoUpdate({ target: table.hash, set: { answeredAt: now } });
}

/** When it answered last, for the copy that its owner may have. */
export async function findAnswer(db: Database, email: string): Promise<{ answeredAt: Date }[]> {
  return db
    .select({ answeredAt: table.answeredAt })
    .from(table)
    .where(eq(table.hash, hashOf(email)));
}

/** For an erasure. */
export async function forgetAnswer(tx: Transaction, email: string): Promise<void> {
  await tx.delete(table).where(eq(table.hash, hashOf(email)));
}

/** For as long as we remember that somebody read the newsletter, which is where the answers come from. */
export const oldAnswers = (db: Database): Job => ({
  name: 'answered inboxes',
  run: (now) => db.delete(table).where(lt(table.answeredAt, endOfRetention('newsletter', now))),
});
