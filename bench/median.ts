/** The middle value; of an even number, the lower of the two middle ones. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Of records of numbers, field by field. */
export function medians<T extends Record<string, number>>(all: readonly T[]): T {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((each) => each[name] ?? Number.NaN))]),
  ) as T;
}

/**
 * Measures every target once a round, one after the other, so that what changes on the machine
 * meanwhile meets all of them.
 * @returns by target, a result a round
 */
export async function alternately<T, R>(
  targets: readonly T[],
  rounds: number,
  measure: (target: T) => Promise<R>,
): Promise<Map<T, R[]>> {
  const results = new Map<T, R[]>(targets.map((target) => [target, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) results.get(target)?.push(await measure(target));
  return results;
}
