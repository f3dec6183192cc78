/** The index of the pages of an edition, made of the words of their files and of content/site/search.yaml. */
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
import { findRoute, HOME, type Route, routes } from '../content/routes.ts';
import { searchWords } from '../content/site.ts';
import { type Text, textsOf } from '../content/texts.ts';
import {
  asTerm,
  type Entry,
  OPTIONS,
  readIndex,
  type SearchIndex,
  tokenize,
} from './search-pages.ts';

/** 'PAY (Payroll): A payslip that explains every line'; the homepage is called what it is. */
function titleOf(route: Route, page: PreparedPage): string {
  if (route.path === HOME) return page.name;
  const [head] = page.sections;
  const name = head?.type === 'product-hero' ? `${page.name} (${head.expansion})` : page.name;
  const { title } = pageHead(page);
  return title.startsWith(name) ? title : `${name}: ${title}`;
}

/** Two letters are no word in running text; 'W2' and '16' name forms. */
const isWord = (term: string) => term.length > 2 || /\d/.test(term);

/** The reference of a drawing is for the eye: 'W2.1 · Pay' is about no form W-2. */
const withoutReference = ({ field, text }: Pick<Text, 'field' | 'text'>) =>
  field.endsWith('.label') ? text.replace(/^[A-Z]+[\d.]* · /, '') : text;

/** Each word once: how often it stands on a page says little, and weighs a lot. */
const wordsOf = (texts: string[]) =>
  new Set(texts.flatMap((text) => tokenize(text).map(asTerm).filter(isWord)));

/** By which words the page is asked for, besides its own. */
const askedFor = (path: string, region: Region): string[] | undefined =>
  searchWords[region].pages.find(({ href }) => href === path)?.words;

function entryOf(route: Route, region: Region): Entry {
  const page = getPage(route.page, region);
  // What search engines do not list is found by what it is asked for alone.
  const sections = route.indexed ? readPage(route.page)[region].sections : [];
  const texts = textsOf(pageSchema.shape.sections, sections);
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
    text: [...wordsOf(texts.map(withoutReference))].join(' '),
    asked: (askedFor(route.path, region) ?? []).join(' '),
  };
}

/** What else is typed by somebody who means a word of ours: 'vacation' for 'leave'. */
function otherWords(region: Region): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const [typed, meant] of Object.entries(searchWords[region].words))
    for (const word of meant.map(asTerm))
      others.set(word, [...(others.get(word) ?? []), asTerm(typed)]);
  return others;
}

/** Its page names what is often looked for, and would be found by it. */
const SEARCH = '/search';

/** The pages that search engines may list, and those that content/site/search.yaml adds; the search is no answer. */
const foundRoutes = (region: Region): Route[] =>
  routes.filter(({ path, indexed }) => path !== SEARCH && (indexed || askedFor(path, region)));

/** Made of every page's file: seconds of work, for the build. A visitor's query takes `builtIndex`. */
export function pageIndex(region: Region): SearchIndex {
  const others = otherWords(region);
  const processTerm = (word: string) => [asTerm(word), ...(others.get(asTerm(word)) ?? [])];
  const index = new MiniSearch<Entry>({ ...OPTIONS, processTerm });
  index.addAll(foundRoutes(region).map((route) => entryOf(route, region)));
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
