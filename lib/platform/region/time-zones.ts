/** The clock that the first office of each edition works by: that of its desk. */
import type { Region } from './region.ts';

export const TIME_ZONES = {
  USA: 'America/New_York',
  INDIA: 'Asia/Kolkata',
} as const satisfies Record<Region, string>;
