/** Where a page is, as the shell around it needs to know it. */

import type { Region } from '@/lib/platform/region/region';
import { activeMenu } from '@/lib/site/content/active-menu';

export type Place = {
  region: Region;
  /** The canonical path of the page; the page for unknown paths has none. */
  path?: string | undefined;
};

/** The `aria-current` of a link that stands on the page `path`. */
export function currentLink(href: string, path: string | undefined): 'page' | undefined {
  return decodeURI(href) === path ? 'page' : undefined;
}

/** The `aria-current` of the button that opens the menu `id`. */
export function currentMenu(id: string, { region, path }: Place): 'true' | undefined {
  return path !== undefined && activeMenu(path, region) === id ? 'true' : undefined;
}
