/** What is done every hour: what has served its time is deleted, each kind by a job of its own. */
import { describeError, log } from '../log/log.ts';
import { metrics } from '../metrics/metrics.ts';

export const HOUR_MS = 60 * 60 * 1000;

/** A thing to be done every hour. */
export type Job = {
  /** For the log, when it fails, and for metrics: one of few. */
  name: string;
  /** @param now in ms since 1970 */
  run: (now: number) => Promise<unknown>;
  /** Not at the start, but an hour later for the first time. */
  isNeverFirst?: true;
};

/**
 * Does each of `jobs`, though others fail. What failed is logged and waits for the next time.
 * @param stop begins no further job once it is aborted
 */
export async function runJobs(jobs: Job[], now = Date.now(), stop?: AbortSignal): Promise<void> {
  for (const { name, run } of jobs) {
    if (stop?.aborted) return;
    try {
      await run(now);
      metrics()?.lastSuccess.set({ task: name }, now / 1000);
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
