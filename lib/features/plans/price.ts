/**
 * What a choice of people, modules and term costs by the price list. Pure arithmetic, the same in the browser and on
 * the server; the prices come from content/site/prices.yaml.
 */
import {
  LIST_TERMS,
  type ListTerm,
  type PriceList,
  type Service,
  TIERS,
  type Tier,
} from '../../site/prices/names.ts';
import { FREE_USERS, type Module, PLAN_OF, type Plan } from './plans.ts';

/** What a buyer chooses. HRIS is always among the modules, because the others read it. */
export type PriceChoice = {
  heads: number;
  modules: Module[];
  term: ListTerm;
  /** Left out: the smallest plan that holds what is chosen. */
  plan?: Tier;
  /** Left out: as the term has it. */
  service?: Service;
};

/** Why the plan is the one it is: asked for, smallest with the modules, or next because Free holds no more people. */
export type Reason = 'chosen' | 'smallest' | 'people';

export type Price = {
  tier: Tier;
  plan: Plan;
  reason: Reason;
  /** The plan that was asked for, where it does not hold what is chosen. */
  refused?: Tier;
  /** For each user and month. */
  rate: number;
  /** The plan for all users, in a year. */
  planYear: number;
  /** `service` only from 500 employees on, where it decides the price. */
  hcm?: { rate: number; year: number; service?: Service };
  year: number;
  /** Three times the year: with one-year plans as long as the price stays. */
  threeYears: number;
};

const MONTHS = 12;
const YEARS = 3;
/** The smallest plan with each module; HCM is sold beside any of them. The table of /plan says the same. */
const SMALLEST_WITH: Readonly<Record<Module, Tier>> = {
  hris: 'free',
  dms: 'free',
  hrms: 'premium',
  ats: 'premium',
  pay: 'enterprise',
  hcm: 'free',
};
/** The HCM table: the price up to and without a number of employees. From the last one on the service decides. */
const HCM_STEPS = [
  [100, 'below-100'],
  [250, 'below-250'],
  [500, 'below-500'],
] as const;

/** Who runs HCM where the buyer does not say: whoever runs the plan. */
export const serviceOf = ({ service, term }: Pick<PriceChoice, 'service' | 'term'>): Service =>
  service ?? (term === 'one-year' ? 'self' : 'operated');

const larger = (one: Tier, two: Tier): Tier =>
  TIERS.indexOf(one) > TIERS.indexOf(two) ? one : two;

/** The smallest plan of a term that takes these people and modules. */
function smallestFor({ heads, modules, term }: PriceChoice): { tier: Tier; reason: Reason } {
  const tier = modules.map((module) => SMALLEST_WITH[module]).reduce(larger, 'free');
  const isFull = term === 'one-year' && tier === 'free' && heads > FREE_USERS;
  return isFull ? { tier: 'premium', reason: 'people' } : { tier, reason: 'smallest' };
}

function hcmOf(choice: PriceChoice, { hcm }: PriceList): Pick<Price, 'hcm'> {
  const { heads, modules } = choice;
  if (!modules.includes('hcm')) return {};
  const step = HCM_STEPS.find(([below]) => heads < below);
  const service = serviceOf(choice);
  const rate = hcm[step ? step[1] : service];
  return { hcm: { rate, year: heads * rate, ...(!step && { service }) } };
}

/** @returns what one of the six plans costs `heads` people in a year, without tax, in the currency of `list` */
export function yearOf(plan: Plan, heads: number, list: PriceList): number {
  const rates = LIST_TERMS.flatMap((term) =>
    TIERS.filter((tier) => PLAN_OF[term][tier] === plan).map((tier) => list.plans[term][tier]),
  );
  return heads * (rates[0] ?? 0) * MONTHS;
}

/** @returns the price without tax, in the currency of `list` */
export function priceOf(choice: PriceChoice, list: PriceList): Price {
  const { heads, term, plan: wanted } = choice;
  const smallest = smallestFor(choice);
  const fits = wanted !== undefined && larger(wanted, smallest.tier) === wanted;
  const { tier, reason } = fits ? { tier: wanted, reason: 'chosen' as const } : smallest;
  const rate = list.plans[term][tier];
  const planYear = heads * rate * MONTHS;
  const added = hcmOf(choice, list);
  const year = planYear + (added.hcm?.year ?? 0);
  return {
    ...{ tier, plan: PLAN_OF[term][tier], reason, rate, planYear, ...added },
    ...(wanted && !fits && { refused: wanted }),
    year,
    threeYears: year * YEARS,
  };
}
