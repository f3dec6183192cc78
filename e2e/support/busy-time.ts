/** How long the one thread that answers everybody has been at work: what a request takes from all others. */
import { readFileSync } from 'node:fs';
import { median } from '../../bench/median.ts';

/** In ms, of the process `pid` so far; where the system does not tell (it does on Linux), the time of day. */
function busyTime(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** @returns in ms, the median of what `times` runs of `work` kept the process `pid` busy for */
export async function costOf(
  pid: number,
  times: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const costs: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const before = busyTime(pid);
    await work();
    costs.push(busyTime(pid) - before);
  }
  return median(costs);
}
