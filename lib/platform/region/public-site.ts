/** Which settings say that people from outside use this site: more is asked of such a site at its start. */
import { isLocalHost } from './hosts.ts';
import { REGIONS } from './region.ts';

/**
 * @param given the environment as it was set, parsed by lib/platform/settings/settings.ts already
 * @returns their names. Default origins say nothing
 */
export function signsOfPublic(given: Record<string, string | undefined>): string[] {
  const origins = REGIONS.map((region) => `SITE_ORIGIN_${region}`).filter(
    (name) => given[name]?.trim() && !isLocalHost(new URL(given[name]).hostname),
  );
  return given.TRUSTED_PROXIES?.trim() ? [...origins, 'TRUSTED_PROXIES'] : origins;
}
