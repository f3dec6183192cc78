/**
 * The life of the process behind the HTTP server: it starts the database and the mail worker, and
 * ends them in the right order. The server is in the same process but not in the same bundle; it
 * finds this by `globalThis[Symbol.for('norvant.lifecycle')]`.
 */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { seedJobs } from '../features/careers/seed-jobs.ts';
import { closeDatabase, openDatabase } from '../platform/db/database.ts';
import { endOfRetention } from '../platform/db/retention.ts';
import { isStartRefused } from '../platform/db/start-refused.ts';
import { sweepFiles } from '../platform/files/sweep.ts';
import { describeError, log } from '../platform/log/log.ts';
import { describeDelivery, mailFolder } from '../platform/mail/delivery.ts';
import { deleteOldMails } from '../platform/mail/old-mails.ts';
import { getOutbox, stopOutbox } from '../platform/mail/outbox.ts';
import { expiredRows, startHousekeeping } from './housekeeping.ts';

export type Lifecycle = {
  /** True from the first sign of shutdown on; readiness is 503 then, calls still work. */
  isDraining: () => boolean;
  beginDraining: () => void;
  /**
   * Waits for running calls, stops the mail worker, closes the database and gives its lock back.
   * Calls that come later get 503. Safe to call twice; never rejects.
   */
  drain: () => Promise<void>;
};

type State = Lifecycle & { running: number; stopHousekeeping?: () => void };

const LIFECYCLE = Symbol.for('norvant.lifecycle');
const RUNNING_LIMIT_MS = 12_000;
const RETRY_MS = 3_000;
const shared = globalThis as { [LIFECYCLE]?: State };

function createState(): State {
  let draining = false;
  let drained: Promise<void> | undefined;

  const finish = async () => {
    const deadline = Date.now() + RUNNING_LIMIT_MS;
    while (state.running > 0 && Date.now() < deadline) await wait(50);
    state.stopHousekeeping?.();
    await stopOutbox().catch((error) => log.warn(describeError(error), 'outbox did not stop'));
    await closeDatabase().catch((error) => log.warn(describeError(error), 'database not closed'));
  };
  const state: State = {
    running: 0,
    isDraining: () => draining,
    beginDraining: () => {
      draining = true;
    },
    drain: () => {
      draining = true;
      drained ??= finish();
      return drained;
    },
  };
  return state;
}

function state(): State {
  shared[LIFECYCLE] ??= createState();
  return shared[LIFECYCLE];
}

export const isDraining = () => state().isDraining();
export const beginDraining = () => state().beginDraining();
export const drain = () => state().drain();

/** Counts `call` as running, so that a shutdown waits for it. */
export async function whileRunning<T>(call: () => Promise<T>): Promise<T> {
  const own = state();
  own.running += 1;
  try {
    return await call();
  } finally {
    own.running -= 1;
  }
}

async function start(): Promise<void> {
  const { db, where } = await openDatabase();
  await seedJobs(db);
  const outbox = await getOutbox();
  await outbox.startWorker();
  state().stopHousekeeping = startHousekeeping([
    ...expiredRows(db),
    {
      name: 'mails in files',
      run: (now) => deleteOldMails(mailFolder(), endOfRetention('messages', now)),
    },
    // Whoever has started the site with the wrong database has an hour to notice.
    { name: 'files', run: (now) => sweepFiles(db, now), isNeverFirst: true },
  ]);
  log.info({ database: where, mail: describeDelivery() }, 'services started');
}

/** Ends the process, and tells its operator why. */
export function endWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function keepTrying(): Promise<void> {
  while (!isDraining()) {
    await wait(RETRY_MS);
    try {
      return await start();
    } catch (error) {
      if (isStartRefused(error)) return endWith(error);
      log.warn(describeError(error), 'services not started yet');
    }
  }
}

/**
 * Starts what the calls need. A database that is not there yet does not keep the pages from being
 * served: it is tried again until it answers. Should it be the wrong one then, the process ends.
 * @throws StartRefusedError: another process has the embedded database, or the data folder is another's
 */
export async function startServices(): Promise<void> {
  state();
  try {
    await start();
  } catch (error) {
    if (isStartRefused(error)) throw error;
    log.error(describeError(error), 'services not started');
    void keepTrying();
  }
}
