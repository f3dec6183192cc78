/** Waits for what the outbox does in its own time. For tests only. */
import { setTimeout as wait } from 'node:timers/promises';

/** @throws Error when it has not come to pass after `limitMs` */
export async function until(
  isDone: () => boolean | Promise<boolean>,
  limitMs = 20_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await wait(50);
  }
}
