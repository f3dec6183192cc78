/** The index of all pages that search engines may list, made of the words of their files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { page as pageSchema } from '../../../content/schemas/page.ts';
import type { Region } from '../../platform/region/region.ts';
import { settings } from '../../platform/settings/settings.ts';
import { pageHead } from '../content/page-head.ts';
import { getPage } from '../content/pages.ts';
import type { PreparedPage } from '../content/prepare.ts';
import { readPage } from '../content/read-page.ts';
import { findRoute, HOME, listedRoutes, type Route } from '../content/routes.ts';
import { textsOf } from '../content/texts.ts';
import { type Entry, OPTIONS, readIndex, type SearchIndex } from './search-pages.ts';

/** 'PAY (Payroll): A payslip that explains every line'; the homepage is called what it is. */
function titleOf(route: Route, page: PreparedPage): string {
  if (route.path === HOME) return page.name;
  const [head] = page.sections;
  const name = head?.type === 'product-hero' ? `${page.name} (${head.expansion})` : page.name;
  return `${name}: ${pageHead(page).title}`;
}

function entryOf(route: Route, region: Region): Entry {
  const page = getPage(route.page, region);
  const texts = textsOf(pageSchema.shape.sections, readPage(route.page)[region].sections);
  const isHeading = ({ field }: { field: string }) =>
    /\.(heading|title|question|name)$/.test(field);
  const parent = route.parent && findRoute(route.parent);
  return {
    path: route.path,
    title: titleOf(route, page),
    under: parent ? getPage(parent.page, region).name : '',
    description: page.description,
    headings: texts
      .filter(isHeading)
      .map(({ text }) => text)
      .join(' '),
    // Each word once: how often it stands on a page says little, and weighs a lot.
    text: [
      ...new Set(texts.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])),
    ].join(' '),
  };
}

/** Made of every page's file: seconds of work, for the build. A visitor's query takes `builtIndex`. */
export function pageIndex(region: Region): SearchIndex {
  const index = new MiniSearch<Entry>(OPTIONS);
  index.addAll(listedRoutes().map((route) => entryOf(route, region)));
  return index;
}

// Written out, so that the bundler sees that no other file is meant.
const builtFile = (region: Region) =>
  join(process.cwd(), settings().NEXT_DIST_DIR, `server/app/search-index/${region}.body`);
const read = new Map<Region, SearchIndex>();

/** The index as the build has written it (app/search-index), read once; made anew in development. */
export function builtIndex(region: Region): SearchIndex {
  const known = read.get(region);
  if (known) return known;
  if (process.env.NODE_ENV !== 'production') return pageIndex(region);
  const index = readIndex(readFileSync(/* turbopackIgnore: true */ builtFile(region), 'utf8'));
  read.set(region, index);
  return index;
}
