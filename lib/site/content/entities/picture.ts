/** How an entity names a picture of ours: by the path of a page's picture, or `drawing:` and a name. */
import { DRAWING_NAMES } from '../../../../generated/drawing-names.ts';
import type { Region } from '../../../platform/region/region.ts';
import { MARK, picturePath } from '../picture-path.ts';
import { findRoute } from '../routes.ts';

const SCHEME = 'drawing:';

/** The picture of the page at `path`, which may name a place on it. */
export function pictureOf(path: string, region: Region): string {
  const route = findRoute(decodeURI(path.replace(/#.*/, '')));
  return route?.indexed ? picturePath(route.page, region) : MARK;
}

/** @param name as in components/drawings/catalog */
export const drawingUrl = (name: string): string => SCHEME + name;

/** The name of our drawing that `picture` is; undefined for a path, an address, or another name. */
export function drawingName(picture: string | undefined): string | undefined {
  const name = picture?.startsWith(SCHEME) ? picture.slice(SCHEME.length) : undefined;
  return DRAWING_NAMES.find((drawing) => drawing === name);
}
