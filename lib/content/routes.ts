/** The route table: which path shows which page, and which wrong spellings lead to it. */
import { routes as routesSchema } from '../../content/schemas/site.ts';
import { readPlain } from './read.ts';
import { brand } from './site.ts';

export type Route = {
  /** The canonical public path. */
  path: string;
  /** The folder below app/[region], also the file below content/pages. */
  page: string;
  guarded: boolean;
  /** May search engines list it? */
  indexed: boolean;
  /** May a form be sent to it? Every other page can only be read. */
  takesForm: boolean;
  alias: string[];
  parent?: string;
};

const slug = brand.USA.slug;
const withSlug = (path: string) => path.replaceAll('{brand}', slug);

export const routes: Route[] = [];
/** Every path that answers with a page, aliases included. */
const byPath = new Map<string, Route>();
/** Lower-cased paths and twins → the path to redirect to. */
const redirects = new Map<string, string>();

for (const entry of readPlain('site/routes.yaml', routesSchema)) {
  const route: Route = {
    path: withSlug(entry.path),
    page: entry.page,
    guarded: entry.guarded,
    indexed: entry.indexed,
    takesForm: entry.takesForm,
    alias: entry.alias.map(withSlug),
    ...(entry.parent && { parent: withSlug(entry.parent) }),
  };
  routes.push(route);
  for (const path of [route.path, ...route.alias]) {
    if (byPath.has(path)) throw new Error(`content/site/routes.yaml: ${path} is there twice`);
    byPath.set(path, route);
    redirects.set(path.toLowerCase(), path);
  }
  for (const twin of entry.twin) redirects.set(withSlug(twin).toLowerCase(), route.path);
}

// The gallery of sections is a page in development only; see next.config.ts.
if (process.env.NODE_ENV === 'development')
  byPath.set('/gallery', {
    path: '/gallery',
    page: '/gallery',
    guarded: false,
    indexed: false,
    takesForm: false,
    alias: [],
  });

/** The path of the default homepage. */
export const HOME = `/${slug}cori-home`;

/** The route of exactly this path (decoded), or undefined. */
export function findRoute(path: string): Route | undefined {
  return byPath.get(path);
}

/** The canonical path that a twin or another case of it means, or undefined. */
export function findCanonical(path: string): string | undefined {
  return redirects.get(path.toLowerCase());
}

/**
 * The route that shows `page` (a folder below app/[region]).
 * @throws Error when the table has none: a folder without a route could never be visited.
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
