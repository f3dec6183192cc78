/** The public origin of each edition, without a slash at the end. */
import { env } from '../settings/env.ts';
import type { Region } from './region.ts';

export const ORIGINS: Record<Region, string> = {
  USA: env.SITE_ORIGIN_USA,
  INDIA: env.SITE_ORIGIN_INDIA,
};
