/** How the cases write words with figures in them, and money. */

/** `text` with each `{name}` replaced by its value. */
export const fillWords = (text: string, values: Record<string, number | string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** @returns what writes an amount in whole units of the currency of `locale`, a loss with a minus sign */
export function moneyOf(locale: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: locale === 'en-IN' ? 'INR' : 'USD',
    maximumFractionDigits: 0,
  });
  return (amount) => format.format(amount).replace('-', '−');
}
