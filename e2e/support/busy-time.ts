/** How long the one thread that answers everybody has been at work: what a request takes from all others. */
import { readFileSync } from 'node:fs';

type Work = () => Promise<unknown>;

/** In ms, of the process `pid` so far; where the system does not tell (it does on Linux), the time of day. */
function busyTime(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** What one of `times` runs of `work` kept `pid` busy for on average, in ms: what it left to be tidied up as well. */
async function costOf(pid: number, times: number, work: Work): Promise<number> {
  const before = busyTime(pid);
  for (let run = 0; run < times; run += 1) await work();
  return (busyTime(pid) - before) / times;
}

/** How often each is done in a series, which follows where the one before said too much. */
const SERIES = [4, 12, 36];
/** Of the cheap work around the other, for each run of that. */
const AROUND = 2;

/**
 * How many times as much as `cheap` `work` keeps the process `pid` busy. Both are done side by side, so that whatever
 * else the machine does meets both, and it only ever adds: code that runs for the first time is compiled, and a busy
 * machine makes the larger of the two larger still. So what is above `enough` is measured again, longer, and the least
 * counts. What truly costs more is above it each time.
 */
export async function timesAsMuch(
  pid: number,
  enough: number,
  { work, cheap }: { work: Work; cheap: Work },
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (const times of SERIES) {
    const before = await costOf(pid, times * AROUND, cheap);
    const cost = await costOf(pid, times, work);
    const after = await costOf(pid, times * AROUND, cheap);
    least = Math.min(least, cost / ((before + after) / 2));
    if (least <= enough) break;
  }
  return least;
}
