/** Files that each edition has at the same address: /sitemap.xml and its neighbours. */

export const EDITION_FILES = [
  'sitemap.xml',
  'robots.txt',
  'feed.xml',
  'manifest.webmanifest',
  'llms.txt',
] as const;
export type EditionFile = (typeof EDITION_FILES)[number];

const paths: ReadonlySet<string> = new Set(EDITION_FILES.map((file) => `/${file}`));

/** @param path as it stands in the address */
export const isEditionFile = (path: string): boolean => paths.has(path);

/** Where the build has an edition's own; see app/edition-files. */
export const FOLDER_OF_EDITION_FILES = '/edition-files';
