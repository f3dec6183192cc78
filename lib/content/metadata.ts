/** What a page tells search engines: title, description, canonical address, the other edition. */
import type { Metadata } from 'next';
import { PICTURE_SIZE, picturePath } from '../discovery/picture-path.ts';
import { ORIGINS } from '../region/origins.ts';
import { LOCALES, type Region } from '../region/region.ts';
import { getPage } from './pages.ts';
import { getRoute, HOME, routes } from './routes.ts';
import { brand } from './site.ts';

export { ORIGINS };

const lastSegment = (path: string) => path.split('/').at(-1) ?? '';

/** Last segments that two pages share: /Solutions and /Service/Solutions. The one above is named too. */
const shared = new Set(
  routes
    .map(({ path }) => lastSegment(path))
    .filter((segment, index, all) => all.indexOf(segment) !== index),
);

/**
 * The browser tab's title: the brand and the last segment of the path, '&' written as 'and',
 * underscores as spaces; 'Home' for the homepage (specification, section 2).
 */
export function tabTitle(path: string, name: string): string {
  const segments = path === HOME ? ['Home'] : decodeURIComponent(path).split('/');
  const isShared = segments.length > 2 && shared.has(segments.at(-1) ?? '');
  const words = segments.slice(isShared ? -2 : -1).join(' ');
  return `${name} | ${words.replaceAll('&', 'and').replaceAll('_', ' ') || 'Home'}`;
}

/** The full address of `path` in an edition. */
export function absoluteUrl(region: Region, path: string): string {
  return ORIGINS[region] + encodeURI(path);
}

/** The address of `path` in each edition, by its language, as hreflang wants it. */
export function alternateUrls(path: string): Record<string, string> {
  return {
    [LOCALES.USA]: absoluteUrl('USA', path),
    [LOCALES.INDIA]: absoluteUrl('INDIA', path),
    'x-default': absoluteUrl('USA', path),
  };
}

/** Readers of articles may follow them in the feed. */
const isArticle = (folder: string) => /^\/(Blogs$|blog\/)/.test(folder);

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
      ...(isArticle(folder) && {
        types: { 'application/rss+xml': '/feed.xml' },
      }),
      languages: alternateUrls(route.path),
    },
    openGraph: {
      type: 'website',
      siteName: brand[region].name,
      locale: LOCALES[region].replace('-', '_'),
      title,
      description: page.description,
      url,
      ...(route.indexed && { images: [{ url: picturePath(folder, region), ...PICTURE_SIZE }] }),
    },
    twitter: { card: route.indexed ? 'summary_large_image' : 'summary' },
    manifest: '/manifest.webmanifest',
  };
}
