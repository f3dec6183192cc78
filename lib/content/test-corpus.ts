/** For tests: all content as it was written, per edition, and what can be linked to. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page as pageSchema } from '../../content/schemas/page.ts';
import { REGIONS, type Region } from '../region/region.ts';
import { cookies } from './cookies.ts';
import { getPage } from './pages.ts';
import type { PreparedPage, RawPage } from './prepare.ts';
import { readEditions } from './read.ts';
import { routes } from './routes.ts';
import { brand, claims, cookieText, navigation } from './site.ts';
import { type Text, textsOf } from './texts.ts';

type Item = { file: string; edition: Region; route?: string };

/** Pages before claims are filled in, so that a sentence is what a writer wrote. */
export const pages: (Item & { route: string; content: RawPage })[] = routes.flatMap((route) => {
  const file = `pages${route.page}.yaml`;
  const content = readEditions(file, pageSchema, brand);
  return REGIONS.map((edition) => ({
    file,
    edition,
    route: route.path,
    content: content[edition],
  }));
});

/** The same pages as components receive them, by route and edition. */
export const prepared = new Map<string, PreparedPage>(
  routes.flatMap(({ path, page }) =>
    REGIONS.map((edition) => [`${path} ${edition}`, getPage(page, edition)] as const),
  ),
);

const SITE = {
  'site/navigation.yaml': navigation,
  'site/cookie-text.yaml': cookieText,
  'site/cookies.yaml': cookies,
  'site/claims.yaml': claims,
};
const site = REGIONS.flatMap((edition) =>
  Object.entries(SITE).map(([file, content]) => ({ file, edition, content: content[edition] })),
);

/** Every text of the pages, and of the site-wide files, with its place. */
export const pageTexts = pages.flatMap(({ content, ...place }) => withTexts(place, content));
export const siteTexts = site.flatMap(({ content, ...place }) => withTexts(place, content));

function withTexts<Place extends Item>(place: Place, content: unknown): (Place & Text)[] {
  return textsOf(content).map((text) => ({ ...place, ...text }));
}

/** Values of the fields called `name`, anywhere below `node`. */
export function fieldsOf(node: unknown, name: string): unknown[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...fieldsOf(value, name),
  ]);
}

/** Every link within content, as the file has it. */
export const links = [...pages, ...site.map((item) => ({ ...item, route: undefined }))].flatMap(
  ({ content, ...place }) => {
    const inTexts = textsOf(content).flatMap(({ html }) =>
      [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href),
    );
    return [...fieldsOf(content, 'href').map(String), ...inTexts].map((href) => ({
      ...place,
      href,
    }));
  },
);

/** Every file below content/, as text. */
export const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ya?ml|mdx|json|html|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
