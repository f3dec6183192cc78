/** A measuring scale that is long enough, with about six marks at round numbers. */
export type Scale = { end: number; marks: number[] };

export function scaleFor(length: number): Scale {
  const least = (length || 1) / 6;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
  const count = Math.ceil((length || 1) / step);
  // Multiplied, not summed: tenths would not add up.
  const marks = Array.from({ length: count + 1 }, (_, index) => +(index * step).toFixed(6));
  return { end: count * step, marks };
}
