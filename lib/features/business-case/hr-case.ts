/**
 * What PAY or HRMS saves in its first year, what its plan costs for everybody who is counted, and what is left or
 * lost. Pure arithmetic, the same in the browser and on the server.
 */
import type { PriceList } from '../../site/prices/names.ts';
import { type Price, priceOf } from '../plans/price.ts';
import { monthOf } from './business-case.ts';
import type { HrInputs } from './hr-inputs.ts';

/** Amounts of a year in the edition's currency, without tax. */
export type HrCase = {
  /** The plan that holds the module, and what it costs. */
  price: Price;
  /** Hours that fall away, and what they are worth. */
  hours: number;
  worth: number;
  /** What the errors cost that fall away. */
  errors: number;
  /** What was paid for what the plan replaces. */
  replaced: number;
  /** All three less the fee; negative where it does not pay. */
  net: number;
  /** The month in which the savings have reached the fee; undefined when that is after the first year. */
  month?: number;
};

const MONTHS = 12;

/** The fee is paid at the start, savings come evenly over the year. */
export function hrCase(inputs: HrInputs, list: PriceList): HrCase {
  const { users, bought, term, replaced } = inputs;
  const price = priceOf({ heads: users, modules: ['hris', bought], term }, list);
  const share = (inputs.less / 100) * MONTHS;
  const hours = inputs.work * share;
  const worth = hours * inputs.worth;
  const errors = inputs.errors * inputs.each * share;
  const saved = worth + errors + replaced;
  const month = monthOf(price.year, saved);
  return {
    price,
    hours,
    worth,
    errors,
    replaced,
    net: saved - price.year,
    ...(month && { month }),
  };
}
