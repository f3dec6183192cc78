/** Which paths of a build have to be made anew for the words in the working directory. */
import { join } from 'node:path';
import { REGIONS } from '../../lib/platform/region/region.ts';
import { picturePaths } from '../../lib/site/content/picture-path.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { readPrerendered } from '../build/built-pages.ts';
import { hashInputs } from '../build/inputs.ts';
import type { Hashes, Inputs } from '../build/inputs-file.ts';
import type { Prerendered } from './render-worker.ts';

export type Plan = {
  changed: Prerendered[];
  /** What every path is made of now. */
  made: Hashes;
};

/** Made by Next for itself: no word of ours is in them. */
const OF_NEXT = /^\/_/;
/** Pages that only the code knows: of a missing page, and the homepage with a notice. */
const OF_CODE = /^\/[^/]+\/(?:404|home\/.+)$/;
/** What lies there is named by routes.yaml. */
const OF_ROUTES = new RegExp(`^/(?:pictures|${REGIONS.join('|')})/`);

/** The internal paths of all pages. */
export const pagePaths = (): string[] =>
  REGIONS.flatMap((region) => routes.map(({ page }) => `/${region}${page}`));

/** Pages come or go with these words. */
export class OtherPagesError extends Error {
  override name = 'OtherPagesError';
}

/** Which paths there are is a matter of the build. @throws OtherPagesError that names those that it lacks or has in vain */
function comparePaths(prerendered: ReadonlySet<string>): void {
  const expected = new Set([...pagePaths(), ...picturePaths()]);
  const lines = [
    ...[...expected.difference(prerendered)].map((path) => `${path}: is new`),
    ...[...prerendered.difference(expected)]
      .filter((path) => OF_ROUTES.test(path) && !OF_CODE.test(path))
      .map((path) => `${path}: is gone`),
  ];
  if (lines.length > 0)
    throw new OtherPagesError(
      `${lines.join('\n')}\nOther pages are a matter of the build: npm run build, then npm run release.`,
    );
}

/**
 * @param root the draft, which is the working directory
 * @param former what its build was made of
 * @throws OtherPagesError, and others for words of which no page can be made
 */
export function planChanges(root: string, former: Inputs): Plan {
  const dist = join(root, '.next');
  const all = readPrerendered(dist);
  comparePaths(new Set(all.map(([path]) => decodeURIComponent(path))));
  const made = hashInputs(
    root,
    all.map(([path]) => path),
  );
  const changed = all
    .filter(([path]) => made[path] !== former.made[path] && !OF_NEXT.test(path))
    .map(([path, { routeType }]) => {
      const ending = routeType === 'route' ? 'body' : 'html';
      return { path, file: join(dist, 'server/app', `${path}.${ending}`) };
    });
  return { changed, made };
}
