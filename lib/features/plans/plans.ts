/** The six plans by the names of their pages, which the specification spells so (sections 2 and 9). */

import { LIST_TERMS, type ListTerm, type Tier } from '../../site/prices/names.ts';

export const PLANS = ['Free', 'Premium', 'Enterprice', '3Free', '3Premium', '3Enterprice'] as const;
export type Plan = (typeof PLANS)[number];

/** As a person reads them. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  Free: 'Free, one year',
  Premium: 'Premium, one year',
  Enterprice: 'Enterprise, one year',
  '3Free': 'Basic, three years',
  '3Premium': 'Premium, three years',
  '3Enterprice': 'Enterprise, three years',
};

/** How many people the Free plan of one year holds: `free-users` in content/site/promises.yaml. */
export const FREE_USERS = 25;

export const MODULES = ['hris', 'hrms', 'dms', 'ats', 'pay', 'hcm'] as const;
export type Module = (typeof MODULES)[number];

/** In the order of the list, and HRIS among them, because the others read it. */
export const withHris = (chosen: readonly string[]): Module[] =>
  MODULES.filter((module) => module === 'hris' || chosen.includes(module));

/** Those of the price list, and whatever else an offer may have. */
export const TERMS = [...LIST_TERMS, 'other'] as const;

/** The plan that is sold under the name of each tier. */
export const PLAN_OF: Readonly<Record<ListTerm, Record<Tier, Plan>>> = {
  'one-year': { free: 'Free', premium: 'Premium', enterprise: 'Enterprice' },
  'three-years': { free: '3Free', premium: '3Premium', enterprise: '3Enterprice' },
};
