/**
 * Files that wait for the scanner: it was away, late or wrong when they came, or there was none. They are their own
 * queue, so nothing is forgotten. One process of several scans it; should two do so while the lead changes, what one
 * of them found infected stays infected.
 */
import 'server-only';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { openStore } from '../file-store/open-store.ts';
import { HOUR_MS } from '../housekeeping/housekeeping.ts';
import { describeError, log } from '../log/log.ts';
import type { Verdict } from '../scanner/clamd.ts';
import { scan } from '../scanner/scan.ts';
import { files } from './tables.ts';

/** Nobody waits for the answer, so a scanner that is merely busy gets its time. In ms. */
const LIMIT_MS = 20_000;
const BATCH = 20;
/** One that failed rests so long, in ms: the scanner may be at odds with this file alone. */
const REST_MS = 60_000;
/** One without bytes has them back at the next hourly sweep at the earliest, or not at all. */
const LOST_MS = HOUR_MS;
/** After so many failures in a row the scanner is away, and the rest waits for the next time. */
const MOST_FAILURES = 2;

type Waiting = Pick<typeof files.$inferSelect, 'id' | 'scan'>;

/** Those that never failed first, then those that rested longest: a few that always fail hold up no other. */
const findWaiting = (db: Database, now: number): Promise<Waiting[]> =>
  db
    .select({ id: files.id, scan: files.scan })
    .from(files)
    .where(
      and(
        inArray(files.scan, ['waiting', 'unscanned']),
        or(isNull(files.scanAfter), lt(files.scanAfter, new Date(now))),
      ),
    )
    .orderBy(sql`${files.scanAfter} NULLS FIRST`, desc(eq(files.scan, 'waiting')), files.createdAt)
    .limit(BATCH);

/** Asks the scanner about the file `id`. Never rejects: one that cannot be read must not hold up those behind it. */
async function judge(id: string): Promise<Verdict | 'failed' | 'lost'> {
  try {
    const store = openStore();
    const bytes = await store.read(id);
    if (bytes) return (await scan(bytes, LIMIT_MS, { file: id })) ?? 'failed';
    log.error({ file: id, files: store.where }, 'a file to be scanned has no bytes');
    return 'lost';
  } catch (error) {
    log.warn({ file: id, ...describeError(error) }, 'a file to be scanned cannot be read');
    return 'failed';
  }
}

/**
 * Writes down what comes of a file. Of one that its owner deleted meanwhile there is nothing to say.
 * @returns false when the scanner, or the store, is to blame that there is no verdict
 */
async function scanOne(db: Database, { id, scan: before }: Waiting, now: number): Promise<boolean> {
  const verdict = await judge(id);
  const isThis = eq(files.id, id);
  if (verdict === 'failed' || verdict === 'lost') {
    const scanAfter = new Date(now + (verdict === 'lost' ? LOST_MS : REST_MS));
    await db.update(files).set({ scanAfter }).where(isThis);
    return verdict === 'lost';
  }
  if (verdict.isClean) {
    // Not what somebody else has found infected since.
    const isAsBefore = and(isThis, eq(files.scan, before));
    await db.update(files).set({ scan: 'clean' }).where(isAsBefore);
    return true;
  }
  // The row first: should the rest fail, nobody gets the file, and the sweep takes its bytes.
  await db.update(files).set({ scan: 'infected' }).where(isThis);
  await openStore().discard(id);
  return true;
}

/**
 * Scans all that waits, until the scanner seems to be away.
 * @param now in ms since 1970
 * @param stop begins no further file once it is aborted
 */
export async function scanWaiting(
  db: Database,
  now = Date.now(),
  stop?: AbortSignal,
): Promise<void> {
  let failures = 0;
  for (;;) {
    const waiting = await findWaiting(db, now);
    if (waiting.length === 0) return;
    // Each of them is found no more: there is a verdict, or it rests, or its row is gone.
    for (const file of waiting) {
      if (stop?.aborted || failures >= MOST_FAILURES) return;
      failures = (await scanOne(db, file, now)) ? 0 : failures + 1;
    }
  }
}

/** Calls `scanNext` again and again, never twice at once. @returns stops it */
export function startLateScans(
  scanNext: (stop: AbortSignal) => Promise<void>,
  pauseMs = 15_000,
): () => void {
  const stop = new AbortController();
  let timer: NodeJS.Timeout;
  const next = async () => {
    await scanNext(stop.signal).catch((error) =>
      log.warn(describeError(error), 'files were not scanned'),
    );
    if (!stop.signal.aborted) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void next(), pauseMs).unref();
  };
  wait();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
