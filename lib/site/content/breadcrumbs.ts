/** The way from the homepage to a page, by the parents in the route table. */
import type { Region } from '../../platform/region/region.ts';
import { getPage } from './pages.ts';
import { findRoute, HOME, type Route } from './routes.ts';

export type Crumb = { name: string; path: string };

/** From the homepage down to `route` itself. */
export function breadcrumbTrail(route: Route, region: Region): Crumb[] {
  const own = { name: getPage(route.page, region).name, path: route.path };
  if (route.path === HOME) return [own];
  const parent = findRoute(route.parent ?? HOME);
  return parent ? [...breadcrumbTrail(parent, region), own] : [own];
}
