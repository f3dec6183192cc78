/**
 * What each prerendered path is made of beside the code, as hashes: where they are as they were, the path need not be
 * made again when words change (scripts/publish). A page is made of its prepared content, with what it quotes of other
 * pages, of the names on the way to it, and of everything that stands on all pages.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRegion, REGIONS, type Region } from '../../lib/platform/region/region.ts';
import { prices, tokens } from '../../lib/site/content/brand.ts';
import { breadcrumbTrail } from '../../lib/site/content/breadcrumbs.ts';
import { BROCHURES, isBrochure } from '../../lib/site/content/brochure-paths.ts';
import { pageHead } from '../../lib/site/content/page-head.ts';
import { getPage } from '../../lib/site/content/pages.ts';
import { pictureName } from '../../lib/site/content/picture-path.ts';
import { overviewRoutes, routes } from '../../lib/site/content/routes.ts';
import { brand } from '../../lib/site/content/site.ts';
import { fillTokens } from '../../lib/site/content/tokens.ts';
import type { BuiltPage } from './built-pages.ts';
import type { Hashes } from './inputs-file.ts';
import { listWords } from './stamp.ts';

export const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
};

/** What only mails and newsletters are made of stands on no page. */
const OF_NO_PAGE = /^content\/(?:mail|newsletter)\//;
const OF_ONE_PAGE = /^content\/pages\//;
/** These reach a page through the texts that quote them, through what its sections are filled with, and in drawings. */
const QUOTED = /^content\/site\/(?:prices|calculations|claims)\.yaml$/;
/** The drawings that read prices; the rule `prices-come-with-the-content` of .dependency-cruiser.mjs names them as well. */
const PRICED_DRAWING = /"name":"cost"/;

/** These show nothing of any page. */
const OF_SHARED = /^\/(?:icon\.svg|print\.css|speculation-rules\.json|words\/.+)$/;
/** The homepage with a notice, as app/[region]/home has it. */
const WITH_NOTICE = /^\/home\/.+$/;

/** The page of a missing page, which leads to the overviews by their names. */
const MISSING = '/404';

/** What the path shows that others do not; undefined for one that shows something of every page. */
function ownContent(path: string): unknown {
  const [, first = '', ...rest] = decodeURIComponent(path).split('/');
  const [region, name = ''] = rest as [Region, string?];
  if (OF_SHARED.test(path)) return [];
  if (isRegion(first)) {
    const shown = `/${rest.join('/')}`.replace(WITH_NOTICE, '/home');
    if (shown === MISSING) return overviewRoutes().map(({ page }) => getPage(page, first).name);
    const route = routes.find(({ page }) => page === shown);
    return route && [getPage(route.page, first), breadcrumbTrail(route, first)];
  }
  const brochure = name.replace(/\.pdf$/, '');
  if (first === 'brochures' && isBrochure(brochure)) return getPage(BROCHURES[brochure], region);
  return undefined;
}

/** What a picture shows, which is little: see app/pictures. */
function pictureContent(path: string): unknown {
  const [, first, region, name] = path.split('/') as ['', string, Region, string?];
  const route = routes.find(({ page }) => pictureName(page) === name);
  return first === 'pictures' && route
    ? [pageHead(getPage(route.page, region)), brand[region]]
    : undefined;
}

/** The hashes of what `paths` are made of, with the content of the project at `root`, the working directory. */
export function hashInputs(root: string, paths: string[]): Hashes {
  const files = listWords(root).filter((file) => !OF_NO_PAGE.test(file));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const quoting = (file: string) => REGIONS.map((region) => fillTokens(read(file), tokens[region]));
  const hash = (some: string[], words: (file: string) => unknown) =>
    hashOf(...some.flatMap((file) => [file, JSON.stringify(words(file))]));
  const shared = hash(
    files.filter((file) => !OF_ONE_PAGE.test(file) && !QUOTED.test(file)),
    quoting,
  );
  const everything = hash(files, read);
  const ofPage = (own: unknown) => {
    const shown = JSON.stringify(own);
    return hashOf(shared, shown, PRICED_DRAWING.test(shown) ? JSON.stringify(prices) : '');
  };
  return Object.fromEntries(
    paths.map((path) => {
      const picture = pictureContent(path);
      if (picture) return [path, hashOf(JSON.stringify(picture))];
      const own = ownContent(path);
      return [path, own ? ofPage(own) : everything];
    }),
  );
}

/** Passes `pages` on as Next has rendered them, and keeps the hash of each in `rendered`. */
export async function* noteRendered(
  rendered: Hashes,
  pages: AsyncIterable<BuiltPage>,
): AsyncGenerator<BuiltPage> {
  for await (const page of pages) {
    rendered[`/${page.region}${page.page}`] = hashOf(page.html);
    yield page;
  }
}
