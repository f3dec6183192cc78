/** Where the picture of a page lies that social networks show beside a link to it. */

import { routes } from '../content/routes.ts';
import { REGIONS, type Region } from '../region/region.ts';

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

/** The pages that have a picture: all that search engines may list. */
export const pictured = () => routes.filter(({ indexed }) => indexed);

/** Every picture of both editions. */
export const picturePaths = (): string[] =>
  REGIONS.flatMap((region) => pictured().map(({ page }) => picturePath(page, region)));
