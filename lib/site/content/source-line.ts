/** Where a printed page comes from: the line above its first one. */
import { originOf } from '../../platform/region/origins.ts';
import { REGION_NAMES, type Region } from '../../platform/region/region.ts';
import { brand } from './site.ts';

/**
 * @param place the edition, and the page's canonical path if it has one
 * @param search what a page was asked, with its `?`
 */
export function sourceLine(
  place: { region: Region; path?: string | undefined },
  search = '',
): string {
  const { region, path = '' } = place;
  const { name, revision } = brand[region];
  return [name, REGION_NAMES[region], revision, originOf(region) + encodeURI(path) + search].join(
    ' · ',
  );
}
