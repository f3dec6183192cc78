/** The index of all pages that search engines may list, made of the words of their files. */
import MiniSearch from 'minisearch';
import { page as pageSchema } from '../../content/schemas/page.ts';
import { getPage } from '../content/pages.ts';
import type { PreparedPage } from '../content/prepare.ts';
import { findRoute, HOME, type Route, routes } from '../content/routes.ts';
import { readPage } from '../content/shared-lists.ts';
import { textsOf } from '../content/texts.ts';
import type { Region } from '../region/region.ts';
import { type Entry, OPTIONS, type SearchIndex } from './search-pages.ts';

/** The main heading of a page, which its first section holds. */
export function mainHeading({ name, sections }: Pick<PreparedPage, 'name' | 'sections'>): string {
  const [head] = sections;
  if (head?.type === 'hero-slider') return head.slides[0]?.title ?? name;
  return head && 'heading' in head ? head.heading : name;
}

/** 'PAY (Payroll): A payslip that explains every line'; the homepage is called what it is. */
function titleOf(route: Route, page: PreparedPage): string {
  if (route.path === HOME) return page.name;
  const [head] = page.sections;
  const name = head?.type === 'product-hero' ? `${page.name} (${head.expansion})` : page.name;
  return `${name}: ${mainHeading(page)}`;
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

const known = new Map<Region, SearchIndex>();

export function pageIndex(region: Region): SearchIndex {
  const made = known.get(region);
  if (made) return made;
  const index = new MiniSearch<Entry>(OPTIONS);
  index.addAll(routes.filter(({ indexed }) => indexed).map((route) => entryOf(route, region)));
  // In development pages change.
  if (process.env.NODE_ENV === 'production') known.set(region, index);
  return index;
}
