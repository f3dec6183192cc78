/** Visits that begin at a pace of their own, however slowly they are answered. */
import { setTimeout as sleep } from 'node:timers/promises';

/** A site that answers nothing is not asked for more and more. */
const MOST_AT_ONCE = 500;

export type Pace = {
  /** Visits a second. */
  rate: number;
  /** @returns whether another visit is to begin */
  goesOn: () => boolean;
  /** One visit. It never throws. */
  visit: () => Promise<void>;
};

/** Begins visits one after the other while `goesOn`, and waits for the last one to end. */
export async function atPace({ rate, goesOn, visit }: Pace): Promise<void> {
  const running = new Set<Promise<void>>();
  for (let due = Date.now(); goesOn(); due += 1000 / rate) {
    const wait = due - Date.now();
    if (wait > 0) await sleep(wait);
    if (running.size >= MOST_AT_ONCE) continue;
    const one = visit().finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
}
