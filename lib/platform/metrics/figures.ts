/**
 * Figures that only the database and the disk know, read when an operator asks and kept for some seconds: many
 * who ask cost as much as one, and a database that is away costs no answer.
 */
import { roomOnDisk } from '../data-folder/disk.ts';
import { describeError, log } from '../log/log.ts';
import type { Metrics } from './create-metrics.ts';

export type Figures = {
  isReady: boolean;
  /** Whether the database answers. */
  isUp: boolean;
  /** Of PostgreSQL's pool; the embedded database has none. */
  pool?: { inUse: number; idle: number; waiting: number } | undefined;
  /** Known while the database answers. Age in seconds. */
  mails?: { owed: number; oldestAge: number; parked: number } | undefined;
  /** Files that wait for the scanner, known while the database answers. Age in seconds. */
  quarantine?: { files: number; oldestAge: number } | undefined;
};

/** For how long figures are good, in ms: Prometheus asks every 15 to 60 s. */
const KEPT_MS = 5_000;
const NOTHING: Figures = { isReady: false, isUp: false };

const FIGURES = Symbol.for('norvant.figures');
const shared = globalThis as { [FIGURES]?: () => Promise<Figures> };

/** @param read called when figures are asked for and those that are kept are too old */
export function readFiguresBy(read: () => Promise<Figures>): void {
  shared[FIGURES] = read;
}

function show(metrics: Metrics, { isReady, isUp, pool, mails, quarantine }: Figures): void {
  metrics.isReady.set(Number(isReady));
  metrics.isDatabaseUp.set(Number(isUp));
  // What is not known has no value: an old one would look like a true one.
  metrics.connections.reset();
  const { waiting, owedMails, oldestMail, parkedMails, waitingFiles, oldestWaiting } = metrics;
  for (const gauge of [waiting, owedMails, oldestMail, parkedMails, waitingFiles, oldestWaiting])
    gauge.remove();
  if (pool) {
    metrics.connections.set({ state: 'in_use' }, pool.inUse);
    metrics.connections.set({ state: 'idle' }, pool.idle);
    metrics.waiting.set(pool.waiting);
  }
  if (mails) {
    metrics.owedMails.set(mails.owed);
    metrics.oldestMail.set(mails.oldestAge);
    metrics.parkedMails.set(mails.parked);
  }
  if (quarantine) {
    metrics.waitingFiles.set(quarantine.files);
    metrics.oldestWaiting.set(quarantine.oldestAge);
  }
}

/**
 * @param folder on the disk that is looked at
 * @returns brings the gauges of `metrics` up to date; never rejects
 */
export function figureReader(metrics: Metrics, folder: string): () => Promise<void> {
  let reading: Promise<void> | undefined;
  let since = 0;

  const readDisk = async () => {
    const { free, size } = await roomOnDisk(folder);
    metrics.diskFree.set(free);
    metrics.diskSize.set(size);
  };
  const complain = (error: unknown) => log.warn(describeError(error), 'figures not read');
  const read = async () => {
    const figures = await shared[FIGURES]?.().catch(complain);
    show(metrics, figures ?? NOTHING);
    await readDisk().catch(complain);
  };

  return () => {
    const now = performance.now();
    if (!reading || now - since > KEPT_MS) {
      since = now;
      reading = read();
    }
    return reading;
  };
}
