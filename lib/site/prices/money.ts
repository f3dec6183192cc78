/** Money as an edition writes it. */

/** @returns what writes an amount in whole units of the currency of `locale`, a loss with a minus sign */
export function moneyOf(locale: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: locale === 'en-IN' ? 'INR' : 'USD',
    maximumFractionDigits: 0,
  });
  return (amount) => format.format(amount).replace('-', '−');
}
