/** What a page must say of itself, from the route table and its content. */

import { LOCALES, REGIONS, type Region } from '../../lib/platform/region/region.ts';
import { breadcrumbTrail } from '../../lib/site/content/breadcrumbs.ts';
import { pageHead } from '../../lib/site/content/page-head.ts';
import { getPage } from '../../lib/site/content/pages.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { tabTitle } from '../../lib/site/content/tab-title.ts';
import { absoluteUrl } from '../../lib/site/seo/metadata.ts';

export type Expected = {
  /** The public path. */
  path: string;
  /** The content's name of the page. */
  name: string;
  title: string;
  /** The main heading, which social networks show. */
  heading: string;
  description: string;
  language: string;
  canonical: string;
  /** hreflang → address */
  alternates: Record<string, string>;
  indexed: boolean;
  /** Names from the homepage down to the page. */
  trail: string[];
};

/** @param page as in the route table; undefined when no route shows it */
export function expectedOf(page: string, region: Region): Expected | undefined {
  const route = routes.find((candidate) => candidate.page === page);
  if (!route) return undefined;
  const content = getPage(page, region);
  const { name, description } = content;
  const alternates = REGIONS.map((each) => [LOCALES[each], absoluteUrl(each, route.path)]);
  return {
    path: route.path,
    name,
    title: tabTitle(route, name, region),
    heading: pageHead(content).title,
    description,
    language: LOCALES[region],
    canonical: absoluteUrl(region, route.path),
    alternates: {
      ...Object.fromEntries(alternates),
      'x-default': absoluteUrl('USA', route.path),
    },
    indexed: route.indexed,
    trail: breadcrumbTrail(route, region).map((crumb) => crumb.name),
  };
}
