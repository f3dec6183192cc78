/** For tests: all content as it was written, per edition, and what can be linked to. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { page as pageSchema } from '../../../content/schemas/page.ts';
import { REGIONS, type Region } from '../../platform/region/region.ts';
import { tokens } from './brand.ts';
import { cookies } from './cookies.ts';
import { getPage } from './pages.ts';
import type { PreparedPage, RawPage } from './prepare.ts';
import { readRegions } from './read.ts';
import { routes } from './routes.ts';
import { claims, cookieText, navigation } from './site.ts';
import { SITE_FILES } from './site-files.ts';
import { linksOf, type Text, textsOf } from './texts.ts';

type Item = { file: string; region: Region; route?: string };

/** Pages before claims are filled in, so that a sentence is what a writer wrote. */
export const pages: (Item & { route: string; content: RawPage })[] = routes.flatMap((route) => {
  const file = `pages${route.page}.yaml`;
  const content = readRegions(file, pageSchema, tokens);
  return REGIONS.map((region) => ({
    file,
    region,
    route: route.path,
    content: content[region],
  }));
});

/** The same pages as components receive them, by route and edition. */
export const prepared = new Map<string, PreparedPage>(
  routes.flatMap(({ path, page }) =>
    REGIONS.map((region) => [`${path} ${region}`, getPage(page, region)] as const),
  ),
);

const SITE = {
  'site/navigation.yaml': navigation,
  'site/cookie-text.yaml': cookieText,
  'site/cookies.yaml': cookies,
  'site/claims.yaml': claims,
};
const site = REGIONS.flatMap((region) =>
  Object.entries(SITE).map(([file, content]) => ({ file, region, content: content[region] })),
);

/** The page as components receive it. @throws Error for a route that has none */
export function read(route: string, region: string) {
  const page = prepared.get(`${route} ${region}`);
  if (!page) throw new Error(`no page at ${route}`);
  return page;
}

/** Every text of the pages, and of the site-wide files, with its place. */
export const pageTexts = pages.flatMap(({ content, ...place }) =>
  withTexts(pageSchema, place, content),
);
export const siteTexts = site.flatMap(({ content, ...place }) =>
  withTexts(schemaOf(place.file), place, content),
);

function schemaOf(file: string): z.ZodType {
  return SITE_FILES[file] ?? pageSchema;
}

function withTexts<Place extends Item>(
  schema: z.ZodType,
  place: Place,
  content: unknown,
): (Place & Text)[] {
  return textsOf(schema, content).map((text) => ({ ...place, ...text }));
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
  ({ content, ...place }) =>
    linksOf(schemaOf(place.file), content).map(({ value }) => ({ ...place, href: value })),
);

/** Every file below content/, as text. */
export const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ya?ml|mdx|json|html|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
