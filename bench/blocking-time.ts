/**
 * Blocking time by the processor's clock: how long tasks kept the main thread busy, not how long they
 * took. Lighthouse's own figure holds what else this machine did meanwhile, the server included.
 */

/** What is read of one event of Chrome's trace; microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time that the thread itself spent. */
  tdur?: number;
};

/** Lighthouse takes a phone's processor to be four times slower than this machine's. */
const SLOWDOWN = 4;
/** A task blocks by what it takes beyond this: https://web.dev/articles/tbt */
const LONG_TASK = 50;

/**
 * @param events of one visit, its processor not slowed down
 * @returns milliseconds of a phone, from the first contentful paint to the end of the trace
 * @throws Error when nothing was painted, or the trace says no processor times
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  if (!tasks.some(({ tdur }) => tdur)) throw new Error('The trace says no processor times.');
  const blocked = tasks.map(({ tdur = 0 }) => Math.max(0, (SLOWDOWN * tdur) / 1000 - LONG_TASK));
  return blocked.reduce((sum, each) => sum + each, 0);
}
