/**
 * Removes what has served its time: keys, counters, used form tokens, ended sessions, old networks, and
 * what visitors left with us once its retention (retention.ts) ends.
 */
import 'server-only';
import { lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { deleteForgottenFiles } from './files.ts';
import { deleteOldInvites } from './invites.ts';
import { deleteOldSubscriptions } from './newsletter.ts';
import { deleteOldCodes } from './one-time-codes.ts';
import { deleteOldPersonalDataReads } from './personal-data-reads.ts';
import { endOfRetention } from './retention.ts';
import {
  consentReceipts,
  idempotencyKeys,
  knownNetworks,
  rateLimits,
  sessions,
  submissions,
  usedFormTokens,
} from './schema.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A request for the newsletter that nobody confirmed may be confirmed for a week. */
export const NEWSLETTER_REQUEST_MS = 7 * 24 * HOUR_MS;
/** A registration without its code can be taken up again for a day: another code is sent for it. */
export const REGISTRATION_KEPT_MS = 24 * HOUR_MS;
/** A client that repeats a request does so within minutes; a week is generous. */
export const IDEMPOTENCY_KEPT_MS = 7 * 24 * HOUR_MS;
/** Whoever signs in from somewhere once a quarter still counts as usually there. */
export const NETWORK_KEPT_MS = 90 * 24 * HOUR_MS;

export async function deleteExpiredRows(db: Database, now = Date.now()): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created, new Date(now - IDEMPOTENCY_KEPT_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now - HOUR_MS));
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  await db.delete(usedFormTokens).where(lt(usedFormTokens.expiresAt, new Date(now)));
  await db
    .delete(knownNetworks)
    .where(lt(knownNetworks.lastUsedAt, new Date(now - NETWORK_KEPT_MS)));
  await db.delete(submissions).where(lt(submissions.createdAt, endOfRetention('messages', now)));
  // A file is stored in the transaction of what it belongs to, so none is new here.
  await deleteForgottenFiles(db);
  await db
    .delete(consentReceipts)
    .where(lt(consentReceipts.created, endOfRetention('receipts', now)));
  await deleteOldSubscriptions(db, {
    requested: new Date(now - NEWSLETTER_REQUEST_MS),
    ended: endOfRetention('newsletter', now),
  });
  await deleteOldCodes(db, new Date(now - REGISTRATION_KEPT_MS));
  await deleteOldInvites(db, new Date(now - REGISTRATION_KEPT_MS));
  await deleteOldPersonalDataReads(db, endOfRetention('reads', now));
}

/** Tidies every hour until the returned function is called. Failures wait for the next time. */
export function startHousekeeping(
  tidy: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  const run = () => void tidy().catch(onError);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
