/** Which of the five menus a page belongs to; the specification (section 4) calls it active. */
import type { Region } from '../../platform/region/region.ts';
import { findRoute, HOME } from './routes.ts';
import { navigation } from './site.ts';

/**
 * The id of the menu that lists the page, else that of the page above it in the route table. Of two
 * menus the last counts, so that an industry is marked in Industries although Business has it too;
 * 'All' counts only when no other menu has the page. Links to a place on a page do not count. The
 * homepage belongs to none.
 * @param path canonical and decoded, as in the route table
 */
export function activeMenu(path: string, region: Region): string | undefined {
  if (path === HOME) return undefined;
  const [all, ...others] = navigation[region].menus.toReversed();
  const menu = [...others, all].find((each) =>
    each?.columns.some(({ links }) => links.some(({ href }) => decodeURI(href) === path)),
  );
  const parent = findRoute(path)?.parent;
  return menu?.id ?? (parent && activeMenu(parent, region));
}
