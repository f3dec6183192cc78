/** The two editions of the site. Safe to import anywhere: no file is read here. */

export const REGIONS = ['USA', 'INDIA'] as const;
export type Region = (typeof REGIONS)[number];
export const DEFAULT_REGION: Region = 'USA';
/** Keeps the edition; hosts that end in .com or .in decide it themselves. */
export const REGION_COOKIE = 'region';

/** BCP 47 language tag of each edition. */
export const LOCALES = { USA: 'en-US', INDIA: 'en-IN' } as const satisfies Record<Region, string>;
export const REGION_NAMES = { USA: 'USA', INDIA: 'India' } as const satisfies Record<
  Region,
  string
>;

/** The clock that the first office of each edition works by: that of its desk. */
export const TIME_ZONES = {
  USA: 'America/New_York',
  INDIA: 'Asia/Kolkata',
} as const satisfies Record<Region, string>;

export function isRegion(value: unknown): value is Region {
  return REGIONS.includes(value as Region);
}

export function otherRegion(region: Region): Region {
  return region === 'USA' ? 'INDIA' : 'USA';
}

/**
 * A path parameter as a region.
 * @throws Error for any other value: static parameters hold only the two.
 */
export function asRegion(value: string): Region {
  if (isRegion(value)) return value;
  throw new Error(`no such region: ${value}`);
}
