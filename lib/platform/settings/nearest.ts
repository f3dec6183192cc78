/** What an operator meant who misspelt a name: 'DATABSE_URL' → 'DATABASE_URL'. */

/** More letters than that, and another word was meant. */
const MOST = 2;

/** How many letters must be added, removed, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

/**
 * The one of `known` that is nearest to `name`, or undefined when none is near: one letter of four,
 * two of a longer word. Capitals do not count.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .filter((word) => Math.abs(word.length - name.length) <= MOST)
    .map((word) => ({
      word,
      far: distance(name.toLowerCase(), word.toLowerCase()),
      exactly: distance(name, word),
    }))
    .sort((a, b) => a.far - b.far || a.exactly - b.exactly);
  const [best] = ranked;
  return best && best.far <= Math.min(MOST, Math.floor(name.length / 3)) ? best.word : undefined;
}
