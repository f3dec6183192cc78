/** Every page that the build has made, read once each and one after the other. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRegion, type Region } from '../../lib/platform/region/region.ts';

export type BuiltPage = {
  region: Region;
  /** The folder below app/[region], as in the route table: '/Products/HRIS'. */
  page: string;
  /** Where its HTML lies. */
  file: string;
  html: string;
};

/** What Next says in prerender-manifest.json of a path; the parts that are needed here. */
type Prerendered = {
  routeType?: 'page' | 'route';
  initialRevalidateSeconds: number | false;
  initialHeaders?: Record<string, string>;
};

/** What Next has prerendered below the folder `dist`, by internal path ('/USA/Products/HRIS'). */
export function readPrerendered(dist: string): [path: string, entry: Prerendered][] {
  const file = join(dist, 'prerender-manifest.json');
  return existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).routes) : [];
}

/**
 * Yields the pages of both editions. Next's own last-resort pages belong to neither.
 * @param wanted only pages of these paths, as the manifest writes them
 * @throws Error for a page that is made again while the site runs: its policy and its copies, which
 *   the build makes, would not fit it any more
 */
export async function* builtPages(
  dist: string,
  wanted?: ReadonlySet<string>,
): AsyncGenerator<BuiltPage> {
  for (const [path, { initialRevalidateSeconds }] of readPrerendered(dist)) {
    // Next writes a space in a folder's name as %20, here and in the name of the file.
    const [, region, ...rest] = decodeURIComponent(path).split('/');
    if (!isRegion(region) || wanted?.has(path) === false) continue;
    if (initialRevalidateSeconds !== false)
      throw new Error(`${path}: leave \`revalidate\` out; its policy fits one build only`);
    const file = join(dist, 'server/app', `${path}.html`);
    yield { region, page: `/${rest.join('/')}`, file, html: await readFile(file, 'utf8') };
  }
}
