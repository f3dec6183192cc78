/** One line of the speed table: a figure, what is to be reached, and whether it is. */

export type Row = {
  what: string;
  figure: string;
  /** The bare app's in the same run, and the ratio to it. */
  bare: string;
  reach: string;
  /** Undefined where nothing could be measured; `figure` says why. */
  isOk: boolean | undefined;
};

/** `1,631` or `0.012`: whole numbers from ten on. */
export const say = (value: number, unit = ''): string => {
  const digits = Math.abs(value) >= 10 || Number.isInteger(value) ? 0 : 3;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })}${unit && ` ${unit}`}`;
};

const ratio = (value: number, bare: number) =>
  bare === 0 ? (value === 0 ? 1 : Number.POSITIVE_INFINITY) : value / bare;
const withRatio = (value: number, bare: number, unit: string) =>
  `${say(bare, unit)} (${ratio(value, bare).toFixed(2)} ×)`;

export const atMost = (what: string, value: number, most: number, unit = ''): Row => ({
  what,
  figure: say(value, unit),
  bare: '–',
  reach: `≤ ${say(most, unit)}`,
  isOk: value <= most,
});

/** @param times how many times the bare app's figure it may be */
export const timesBare = (
  what: string,
  value: number,
  bare: number,
  times: number,
  unit = '',
): Row => ({
  what,
  figure: say(value, unit),
  bare: withRatio(value, bare, unit),
  reach: `≤ ${times} ×`,
  isOk: ratio(value, bare) <= times,
});

export const atLeastTimesBare = (
  what: string,
  value: number,
  bare: number,
  times: number,
  unit = '',
): Row => ({
  what,
  figure: say(value, unit),
  bare: withRatio(value, bare, unit),
  reach: `≥ ${times} ×`,
  isOk: ratio(value, bare) >= times,
});

/** For what is compared but has nothing to reach. */
export const beside = (what: string, value: number, bare: number, unit = ''): Row => ({
  what,
  figure: say(value, unit),
  bare: withRatio(value, bare, unit),
  reach: '–',
  isOk: undefined,
});

export const missing = (what: string, why: string, reach: string): Row => ({
  what,
  figure: why,
  bare: '–',
  reach,
  isOk: undefined,
});
