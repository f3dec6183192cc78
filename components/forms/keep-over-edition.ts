/** Whether what was typed can be there again after a change of the edition. Loaded when one is asked for. */
import { regionOfHost } from '@/lib/platform/region/hosts';

export { saveDrafts } from '../islands/draft-fields';

/** @param link to '/USA' or '/INDIA': on a domain of an edition the other one is on another domain */
export function mayKeep(link: HTMLAnchorElement): boolean {
  const region = regionOfHost(location.hostname);
  return region === undefined || link.pathname === `/${region}`;
}
