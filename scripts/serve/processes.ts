/**
 * Several processes that serve the site on one port, one for each core. Node hands each new connection to the next of
 * them. Each is an instance of its own, with its connections to the database and its metrics.
 */
import cluster, { type Worker } from 'node:cluster';
import { assertPortIsFree } from '../../lib/platform/http/port.ts';
import { log } from '../../lib/platform/log/log.ts';
import type { Settings } from '../../lib/platform/settings/settings.ts';

/** What a process says once it can be asked. */
export const SERVING = 'serving';

/** Before one that ended is started again, in ms. */
const PAUSE = 1_000;

type Own = Pick<Settings, 'PROCESSES' | 'DATABASE_URL' | 'METRICS_PORT' | 'PORT' | 'HOST'>;

/**
 * Starts them, and again each that ends; hands SIGTERM and SIGINT on, and ends with the last of them. One that has
 * never served ends all: what keeps it from starting keeps the next as well.
 * @throws Error when the database takes one process alone, or the port is taken
 */
export async function startProcesses(own: Own): Promise<void> {
  if (!own.DATABASE_URL)
    throw new Error(
      `PROCESSES is ${own.PROCESSES}, but the embedded database takes one process. Set DATABASE_URL, or leave PROCESSES out.`,
    );
  await assertPortIsFree(own.PORT, own.HOST);
  const running = new Set<Worker>();
  let isLeaving = false;
  let exitCode = 0;

  const leave = (signal: NodeJS.Signals) => {
    isLeaving = true;
    for (const worker of running) worker.process.kill(signal);
    if (running.size === 0) process.exit(exitCode);
  };

  const start = (index: number) => {
    if (isLeaving) return;
    // A port of metrics is one process's; 0 gives each one that is free.
    const worker = cluster.fork(
      own.METRICS_PORT ? { METRICS_PORT: String(own.METRICS_PORT + index) } : {},
    );
    let hasServed = false;
    running.add(worker);
    worker.on('message', (message) => {
      hasServed ||= message === SERVING;
    });
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      // A signal that comes before it has begun ends it, too.
      if (isLeaving) exitCode = Math.max(exitCode, code ?? 0);
      else if (!hasServed) exitCode = code || 1;
      if (!isLeaving && hasServed) {
        log.error({ process: index, code, signal }, 'a process ended, and is started again');
        setTimeout(start, PAUSE, index);
      } else if (!isLeaving || running.size === 0) leave('SIGTERM');
    });
  };

  process.on('SIGTERM', leave).on('SIGINT', leave);
  for (let index = 0; index < own.PROCESSES; index += 1) start(index);
}
