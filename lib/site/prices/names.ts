/** How the price list is divided: by terms, by plans of a term, and for HCM by size and by who runs it. */

/** The terms of the plans. */
export const LIST_TERMS = ['one-year', 'three-years'] as const;
export type ListTerm = (typeof LIST_TERMS)[number];

/** What a plan may hold, from the smallest on; the same modules in both terms. */
export const TIERS = ['free', 'premium', 'enterprise'] as const;
export type Tier = (typeof TIERS)[number];

/** Who sets HCM up and runs it, which has a price of its own for large companies. */
export const SERVICES = ['self', 'set-up', 'operated'] as const;
export type Service = (typeof SERVICES)[number];

/** The prices of one edition, in its currency. */
export type PriceList = {
  /** For each user and month. */
  plans: Record<ListTerm, Record<Tier, number>>;
  /** For each employee and year. */
  hcm: Record<'below-100' | 'below-250' | 'below-500' | Service, number>;
};
