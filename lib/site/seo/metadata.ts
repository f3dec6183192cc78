/**
 * What a page tells search engines: title, description, canonical address, the other edition. Social
 * networks get its main heading as the title, as the picture beside it has it.
 */
import type { Metadata } from 'next';
import { originOf } from '../../platform/region/origins.ts';
import { LOCALES, type Region } from '../../platform/region/region.ts';
import { pageHead } from '../content/page-head.ts';
import { getPage } from '../content/pages.ts';
import { PICTURE_SIZE, picturePath } from '../content/picture-path.ts';
import { getRoute } from '../content/routes.ts';
import { brand } from '../content/site.ts';
import { tabTitle } from '../content/tab-title.ts';

/** The full address of `path` in an edition. */
export function absoluteUrl(region: Region, path: string): string {
  return originOf(region) + encodeURI(path);
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
  const { title } = pageHead(page);
  const url = absoluteUrl(region, route.path);
  return {
    metadataBase: new URL(originOf(region)),
    title: tabTitle(route, page.name, region),
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
