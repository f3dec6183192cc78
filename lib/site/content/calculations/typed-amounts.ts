/** Amounts that an editor typed, because no price of ours belongs with them: do they come to their result? */

const WORDS: Record<string, number> = { lakh: 1e5, crore: 1e7, million: 1e6 };

/** '−₹16.24 crore', '$69,920' or '50' as a number; undefined for what is no amount */
export function readAmount(text: string): number | undefined {
  const [, minus, digits = '', word] = /^(−)?[$₹]?([\d,]+(?:\.\d+)?)(?: (\w+))?$/.exec(text) ?? [];
  const unit = word === undefined ? 1 : WORDS[word];
  if (!digits || unit === undefined) return undefined;
  // 16.24 crore is a hair off in binary.
  const value = Math.round(Number(digits.replaceAll(',', '')) * unit * 100) / 100;
  return minus ? -value : value;
}

/** A quotient is printed rounded. */
const ROUNDING = 0.0005;

/**
 * @param rows the amounts in their order
 * @returns whether they add up to `result`, multiply to it, or the last divided by the one before is it
 */
export function comeTo(rows: string[], result: string): boolean {
  const amounts = rows.map(readAmount);
  const printed = readAmount(result);
  if (printed === undefined || !amounts.every((amount) => amount !== undefined)) return false;
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const product = amounts.reduce((total, amount) => total * amount, 1);
  const [divisor = Number.NaN, dividend = Number.NaN] = amounts.slice(-2);
  return (
    Math.abs(sum - printed) < 1 ||
    Math.abs(product - printed) < 1 ||
    Math.abs(dividend / divisor / printed - 1) < ROUNDING
  );
}
