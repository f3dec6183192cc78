/**
 * What is done every hour. Here: the rows that have served their time (keys, counters, used form tokens,
 * ended sessions, old networks), and what visitors left with us once its retention (retention.ts) ends.
 */
import 'server-only';
import { lt } from 'drizzle-orm';
import { deleteOldInvites } from '../features/accounts/rows/invites.ts';
import { deleteOldCodes } from '../features/accounts/rows/one-time-codes.ts';
import { consentReceipts } from '../features/consent-receipts/tables.ts';
import { deleteOldSubscriptions } from '../features/newsletter/rows/newsletter.ts';
import { deleteOldPersonalDataReads } from '../features/submissions/rows/personal-data-reads.ts';
import { deleteForgottenFiles } from '../features/submissions/rows/sent-files.ts';
import { submissions } from '../features/submissions/tables.ts';
import type { Database } from '../platform/db/database.ts';
import { endOfRetention } from '../platform/db/retention.ts';
import { idempotencyKeys, rateLimits, usedFormTokens } from '../platform/db/tables.ts';
import { describeError, log } from '../platform/log/log.ts';
import { knownNetworks, sessions } from '../platform/session/tables.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A request for the newsletter that nobody confirmed may be confirmed for a week. */
export const NEWSLETTER_REQUEST_MS = 7 * 24 * HOUR_MS;
/** A registration without its code can be taken up again for a day: another code is sent for it. */
export const REGISTRATION_KEPT_MS = 24 * HOUR_MS;
/** A client that repeats a request does so within minutes; a week is generous. */
export const IDEMPOTENCY_KEPT_MS = 7 * 24 * HOUR_MS;
/** Whoever signs in from somewhere once a quarter still counts as usually there. */
export const NETWORK_KEPT_MS = 90 * 24 * HOUR_MS;

/** A thing to be done every hour. */
export type Job = {
  /** For the log, when it fails. */
  name: string;
  /** @param now in ms since 1970 */
  run: (now: number) => Promise<unknown>;
  /** Not at the start, but an hour later for the first time. */
  isNeverFirst?: true;
};

/** The rows that are over, in this order: a file may be left by a message. */
export function expiredRows(db: Database): Job[] {
  const at = (time: number) => new Date(time);
  return [
    {
      name: 'idempotency keys',
      run: (now) =>
        db
          .delete(idempotencyKeys)
          .where(lt(idempotencyKeys.created, at(now - IDEMPOTENCY_KEPT_MS))),
    },
    {
      name: 'rate limits',
      run: (now) => db.delete(rateLimits).where(lt(rateLimits.expire, now - HOUR_MS)),
    },
    {
      name: 'sessions',
      run: (now) => db.delete(sessions).where(lt(sessions.expiresAt, at(now))),
    },
    {
      name: 'form tokens',
      run: (now) => db.delete(usedFormTokens).where(lt(usedFormTokens.expiresAt, at(now))),
    },
    {
      name: 'known networks',
      run: (now) =>
        db.delete(knownNetworks).where(lt(knownNetworks.lastUsedAt, at(now - NETWORK_KEPT_MS))),
    },
    {
      name: 'messages',
      run: (now) =>
        db.delete(submissions).where(lt(submissions.createdAt, endOfRetention('messages', now))),
    },
    // A file is stored in the transaction of what it belongs to, so none is new here.
    { name: 'files of messages', run: () => deleteForgottenFiles(db) },
    {
      name: 'consent receipts',
      run: (now) =>
        db
          .delete(consentReceipts)
          .where(lt(consentReceipts.created, endOfRetention('receipts', now))),
    },
    {
      name: 'newsletter',
      run: (now) =>
        deleteOldSubscriptions(db, {
          requested: at(now - NEWSLETTER_REQUEST_MS),
          ended: endOfRetention('newsletter', now),
        }),
    },
    { name: 'codes', run: (now) => deleteOldCodes(db, at(now - REGISTRATION_KEPT_MS)) },
    { name: 'invites', run: (now) => deleteOldInvites(db, at(now - REGISTRATION_KEPT_MS)) },
    {
      name: 'reads of personal data',
      run: (now) => deleteOldPersonalDataReads(db, endOfRetention('reads', now)),
    },
  ];
}

/**
 * Does each of `jobs`, though others fail. What failed is logged and waits for the next time.
 * @param stop begins no further job once it is aborted
 */
export async function runJobs(jobs: Job[], now = Date.now(), stop?: AbortSignal): Promise<void> {
  for (const { name, run } of jobs) {
    if (stop?.aborted) return;
    try {
      await run(now);
    } catch (error) {
      log.warn({ job: name, ...describeError(error) }, 'housekeeping failed');
    }
  }
}

/** Does `jobs` now and every hour, until the returned function is called. */
export function startHousekeeping(jobs: Job[]): () => void {
  const stop = new AbortController();
  const begin = (chosen: Job[]) => void runJobs(chosen, Date.now(), stop.signal);
  begin(jobs.filter(({ isNeverFirst }) => !isNeverFirst));
  const timer = setInterval(() => begin(jobs), HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
