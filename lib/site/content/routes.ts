/** The route table: which path shows which page, and which wrong spellings lead to it. */
import type { z } from 'zod';
import { routes as routesSchema } from '../../../content/schemas/site.ts';
import { DEFAULT_REGION, type Region } from '../../platform/region/region.ts';
import { brand, SOURCES_OF_TOKENS, tokens } from './brand.ts';
import { cached, live } from './live.ts';
import { readRegions } from './read.ts';

export type Route = {
  /** The canonical public path. */
  path: string;
  /** Its internal path, which is also its file below content/pages. */
  page: string;
  /** What the browser's tab says: the last segment of `path` in words, or the page's name. */
  tab: 'path' | 'name';
  guarded: boolean;
  /** May search engines list it? */
  indexed: boolean;
  /** May a form be sent to it? Every other page can only be read. */
  takesForm: boolean;
  /** May that form hold a file? */
  takesFiles: boolean;
  /** Is a query (?q=…) answered by a page of its own, rendered when it is asked for? A list: by these parameters. */
  answersQuery: boolean | string[];
  /** Does no menu and no page lead to it? */
  unlisted: boolean;
  /** The parameter of its query that may also stand in the path below it. */
  below?: string;
  alias: string[];
  parent?: string;
};

const FILES = ['site/routes.yaml', ...SOURCES_OF_TOKENS];

/** The file's table with the brand's slug in its paths. */
export function readRoutes(): z.infer<typeof routesSchema> {
  return readRegions('site/routes.yaml', routesSchema, tokens)[DEFAULT_REGION];
}

/** The gallery of sections is a page in development only; see next.config.ts. */
const GALLERY: Route = {
  path: '/gallery',
  page: '/gallery',
  tab: 'path',
  guarded: false,
  indexed: false,
  takesForm: false,
  takesFiles: false,
  answersQuery: false,
  unlisted: true,
  alias: [],
};

const table = cached(FILES, () => {
  const entries = readRoutes();
  const all: Route[] = entries.map(({ twin: _, ...route }) => route);
  const shown = process.env.NODE_ENV === 'development' ? [...all, GALLERY] : all;
  const pathsOf = (route: Route) => [route.path, ...route.alias];
  return {
    all,
    /** Every path that answers with a page, aliases included. */
    byPath: new Map(shown.flatMap((route) => pathsOf(route).map((path) => [path, route]))),
    /** Lower-cased paths and wrong spellings → the path to redirect to. */
    redirects: new Map([
      ...entries.flatMap(({ path, twin }) =>
        twin.map((each) => [each.toLowerCase(), path] as const),
      ),
      ...all.flatMap((route) => pathsOf(route).map((path) => [path.toLowerCase(), path] as const)),
    ]),
  };
});

export const routes: Route[] = live(FILES, () => table().all);

/** The routes that search engines may list. */
export const listedRoutes = (): Route[] => routes.filter(({ indexed }) => indexed);

/** Can it be had as Markdown? The pages that search engines may list, as they were built. */
export const hasMarkdown = ({ indexed }: Pick<Route, 'indexed'>): boolean => indexed;

/** Behind the path of a page it asks for that page as Markdown. */
export const MARKDOWN_ENDING = '.md';

/** Where the page in the folder `page` lies as Markdown: its internal path, and its file below the dist folder. */
export const markdownPath = (region: Region, page: string): string =>
  `/markdown/${region}${page}.md`;

/** The listed routes that lead on: the homepage, and every parent of another listed route. */
export function overviewRoutes(): Route[] {
  const parents = new Set(listedRoutes().map(({ parent }) => parent));
  return listedRoutes().filter(({ path }) => path === HOME || parents.has(path));
}

/** The path of the default homepage. A new slug asks for a new start. */
export const HOME = `/${brand.USA.slug}cori-home`;

/** The route of exactly this path (decoded), or undefined. */
export function findRoute(path: string): Route | undefined {
  return table().byPath.get(path);
}

/** The canonical path that a twin or another case of it means, or undefined. */
export function findCanonical(path: string): string | undefined {
  return table().redirects.get(path.toLowerCase());
}

/**
 * The address of what stands below a route that takes it as a parameter (`below` in routes.yaml), or
 * undefined: '/auth/invite/x' gives '/auth/invite?code=x'.
 */
export function findBelow(path: string): string | undefined {
  const at = path.lastIndexOf('/');
  const route = findRoute(path.slice(0, at));
  const value = path.slice(at + 1);
  if (!route?.below || !value) return undefined;
  return `${route.path}?${new URLSearchParams({ [route.below]: value })}`;
}

/** The page that Next's parameter `[...page]` means: '/Products/HRIS' for Products and HRIS. */
export const pageOf = (segments: readonly string[]): string =>
  `/${segments.map(decodeURIComponent).join('/')}`;

/**
 * The route that shows `page`.
 * @throws Error when the table has none
 */
export function getRoute(page: string): Route {
  const route = routes.find((candidate) => candidate.page === page);
  if (!route) throw new Error(`content/site/routes.yaml has no route for ${page}`);
  return route;
}

/** The last path segments of the pages in `folder`: '/Products' gives ['HRIS', …]. */
export function routesBelow(folder: string): string[] {
  return routes
    .filter((route) => route.page.startsWith(`${folder}/`))
    .map((route) => route.page.slice(folder.length + 1));
}
