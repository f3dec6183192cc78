/** The public origin of each edition. */
import { settings } from '../settings/settings.ts';
import { REGIONS, type Region } from './region.ts';

/** @returns without a slash at the end */
export const originOf = (region: Region): string => settings()[`SITE_ORIGIN_${region}`];

export const origins = (): Record<Region, string> =>
  Object.fromEntries(REGIONS.map((region) => [region, originOf(region)])) as Record<Region, string>;
