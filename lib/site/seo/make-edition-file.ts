/** What stands in each of the files that differ by edition. */
import type { Region } from '../../platform/region/region.ts';
import { EDITION_FILES, type EditionFile } from './edition-files.ts';
import { feed } from './feed.ts';
import { llms } from './llms.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

const MAKERS: Record<EditionFile, { type: string; make: (region: Region) => string }> = {
  'sitemap.xml': { type: 'application/xml', make: sitemap },
  'robots.txt': { type: 'text/plain', make: robots },
  'feed.xml': { type: 'application/rss+xml', make: feed },
  'manifest.webmanifest': {
    type: 'application/manifest+json',
    make: (region) => JSON.stringify(manifest(region)),
  },
  'llms.txt': { type: 'text/markdown', make: llms },
};

/** @returns the text of `file` and its media type; undefined for a file that there is not */
export function makeEditionFile(
  file: string,
  region: Region,
): { type: string; text: string } | undefined {
  const known = EDITION_FILES.find((each) => each === file);
  if (!known) return undefined;
  const { type, make } = MAKERS[known];
  return { type, text: make(region) };
}
