/** What a page tells search engines: title, description, canonical address, the other edition. */
import type { Metadata } from 'next';
import { env } from '../env.ts';
import { LOCALES, type Region } from '../region/region.ts';
import { getPage } from './pages.ts';
import { getRoute, HOME } from './routes.ts';
import { brand } from './site.ts';

/** The public origin of each edition, without a slash at the end. */
export const ORIGINS: Record<Region, string> = {
  USA: env.SITE_ORIGIN_USA,
  INDIA: env.SITE_ORIGIN_INDIA,
};

/**
 * The browser tab's title: the brand and the last segment of the path, '&' written as 'and',
 * underscores as spaces; 'Home' for the homepage (specification, section 2).
 */
export function tabTitle(path: string, name: string): string {
  const segment = path === HOME ? 'Home' : (path.split('/').at(-1) ?? '');
  const readable = decodeURIComponent(segment).replaceAll('&', 'and').replaceAll('_', ' ');
  return `${name} | ${readable || 'Home'}`;
}

/** The full address of `path` in an edition. */
export function absoluteUrl(region: Region, path: string): string {
  return ORIGINS[region] + encodeURI(path);
}

/** The metadata of the page in the folder `folder` (as in content/site/routes.yaml). */
export function pageMetadata(folder: string, region: Region): Metadata {
  const route = getRoute(folder);
  const page = getPage(folder, region);
  const title = tabTitle(route.path, brand[region].name);
  const url = absoluteUrl(region, route.path);
  return {
    metadataBase: new URL(ORIGINS[region]),
    title,
    description: page.description,
    ...(!route.indexed && { robots: { index: false } }),
    alternates: {
      canonical: url,
      languages: {
        [LOCALES.USA]: absoluteUrl('USA', route.path),
        [LOCALES.INDIA]: absoluteUrl('INDIA', route.path),
        'x-default': absoluteUrl('USA', route.path),
      },
    },
    openGraph: {
      type: 'website',
      siteName: brand[region].name,
      locale: LOCALES[region].replace('-', '_'),
      title,
      description: page.description,
      url,
    },
    twitter: { card: 'summary' },
  };
}
