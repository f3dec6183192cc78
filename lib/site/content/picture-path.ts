/** Where the picture of a page lies that social networks show beside a link to it. */

import { REGIONS, type Region } from '../../platform/region/region.ts';
import { listedRoutes } from './routes.ts';

/** The mark of the company, for what leads to no page with a picture. */
export const MARK = '/icon.svg';

/** What Open Graph asks for, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** '/Company/Energy_&_Resources' → 'Company-Energy-Resources.png'. @param page as in the route table */
export function pictureName(page: string): string {
  return `${page.slice(1).replace(/[^A-Za-z0-9]+/g, '-')}.png`;
}

/** @param page as in the route table */
export function picturePath(page: string, region: Region): string {
  return `/pictures/${region}/${pictureName(page)}`;
}

/** Every picture of both editions: one for each page that search engines may list. */
export const picturePaths = (): string[] =>
  REGIONS.flatMap((region) => listedRoutes().map(({ page }) => picturePath(page, region)));
