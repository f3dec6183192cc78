/**
 * The life of the application within the process: it opens the database, starts the mail worker and the
 * hourly housekeeping, and closes them in the right order.
 */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { features } from '@/generated/features';
import { closeDatabase, openDatabase } from '../platform/db/database.ts';
import { byLeader, leadership } from '../platform/db/leader.ts';
import { isStartRefused } from '../platform/db/start-refused.ts';
import { openStore } from '../platform/file-store/open-store.ts';
import { scanWaiting, startLateScans } from '../platform/files/late-scans.ts';
import { sweepFiles } from '../platform/files/sweep.ts';
import { startHousekeeping } from '../platform/housekeeping/housekeeping.ts';
import { endOfRetention } from '../platform/housekeeping/retention.ts';
import { closeBy, isDraining } from '../platform/lifecycle/lifecycle.ts';
import { describeError, log } from '../platform/log/log.ts';
import { describeDelivery, mailFolder } from '../platform/mail/delivery.ts';
import { deleteOldMails } from '../platform/mail/old-mails.ts';
import { getOutbox, stopOutbox } from '../platform/mail/outbox.ts';
import { readFiguresBy } from '../platform/metrics/figures.ts';
import { hasScanner } from '../platform/scanner/scan.ts';
import { mailSource } from '../site/mail/mail-source.ts';
import { expiredRows } from './expired-rows.ts';
import { readFigures } from './read-figures.ts';

const RETRY_MS = 3_000;

/** Stops what begin() opened, in the reverse order. Endpoints that are called later answer 503. */
async function close(stopHousekeeping: () => Promise<void>): Promise<void> {
  await stopHousekeeping().catch((error) => log.warn(describeError(error), 'leader did not stop'));
  await stopOutbox().catch((error) => log.warn(describeError(error), 'outbox did not stop'));
  await closeDatabase().catch((error) => log.warn(describeError(error), 'database not closed'));
}

async function begin(): Promise<void> {
  const opened = await openDatabase();
  const { db, where } = opened;
  for (const { start } of features) await start?.(db);
  const outbox = await getOutbox();
  await outbox.startWorker(mailSource(features.flatMap(({ mails = [] }) => mails)));
  const leader = leadership(opened);
  const stopHousekeeping = startHousekeeping([
    // Rows are shared by all instances; a data folder may be of one alone.
    ...byLeader(leader, expiredRows(db)),
    {
      name: 'mails in files',
      run: (now) => deleteOldMails(mailFolder(), endOfRetention('messages', now), now),
    },
    // An operator who starts the site with the wrong database has an hour to notice.
    { name: 'files', run: (now) => sweepFiles(db, now), isNeverFirst: true },
  ]);
  const stopScans = hasScanner()
    ? startLateScans(async (stop) => {
        if (await leader.isLeader()) await scanWaiting(db, Date.now(), stop);
      })
    : undefined;
  closeBy(() =>
    close(async () => {
      stopHousekeeping();
      stopScans?.();
      await leader.resign();
    }),
  );
  const found = { database: where, files: openStore().where, mail: describeDelivery() };
  log.info(found, 'services started');
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
      return await begin();
    } catch (error) {
      if (isStartRefused(error)) return endWith(error);
      log.warn(describeError(error), 'services not started yet');
    }
  }
}

/**
 * Starts what the endpoints need. A database that is not there yet does not keep the pages from being
 * served: it is tried again until it answers. Should it be the wrong one then, the process ends.
 * @throws StartRefusedError: another process has the embedded database, or the data folder or the bucket is
 *   another's
 */
export async function startServices(): Promise<void> {
  closeBy(() => close(async () => undefined));
  readFiguresBy(readFigures);
  try {
    await begin();
  } catch (error) {
    if (isStartRefused(error)) throw error;
    log.error(describeError(error), 'services not started');
    void keepTrying();
  }
}
