/** What a plan costs today, as the price list of the content has it. */
import { LOCALES, type Region } from '../../lib/platform/region/region.ts';
import { prices } from '../../lib/site/content/brand.ts';
import { moneyOf } from '../../lib/site/prices/money.ts';

/** A year of Premium, one year, for `users`, as the edition writes it: '$36,000'. */
export function yearOfPremium(users: number, region: Region): string {
  return moneyOf(LOCALES[region])(users * Number(prices[region].cori?.premium) * 12);
}
