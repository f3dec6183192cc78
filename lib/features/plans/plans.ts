/** The six plans by the names of their pages, which the specification spells so (sections 2 and 9). */

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
