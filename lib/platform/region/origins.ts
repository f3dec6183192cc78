/** The public origin of each edition. */
import { settings } from '../settings/settings.ts';
import type { Region } from './region.ts';

/** @returns without a slash at the end */
export const originOf = (region: Region): string => settings()[`SITE_ORIGIN_${region}`];
