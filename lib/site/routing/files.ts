/** The files that are served as they are: everything in public/, and what app/ makes a file of. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { REGIONS } from '../../platform/region/region.ts';
import { brochurePaths } from '../content/brochure-paths.ts';
import { picturePaths } from '../content/picture-path.ts';
import { TEMPLATE_FILES } from '../mail/template-files.ts';

const PUBLIC = join(process.cwd(), 'public');
const MADE_BY_APP = [
  '/display.css',
  '/print.css',
  '/speculation-rules.json',
  ...REGIONS.flatMap((region) => [`/words/${region}`, `/search-index/${region}`]),
  '/icon.svg',
  ...picturePaths(),
  ...brochurePaths(),
  ...TEMPLATE_FILES.map((name) => `/assets/html-templates/${name}`),
];

const inPublic = new Set(
  (existsSync(PUBLIC) ? readdirSync(PUBLIC, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(PUBLIC, join(entry.parentPath, entry.name)))
    .map((name) => encodeURI(`/${name.split(sep).join('/')}`)),
);
const files = new Set([...MADE_BY_APP, ...inPublic]);

/** A new picture under an old name is seen a day later. */
const KEPT_FOR_A_DAY = 'public, max-age=86400';

/** @param path as it stands in the address: each file has one spelling, and no other is known */
export const isFile = (path: string): boolean => files.has(path);

/** The Cache-Control of a file of public/; undefined for others, which say it themselves. */
export const cachingOfFile = (path: string): string | undefined =>
  inPublic.has(path) ? KEPT_FOR_A_DAY : undefined;
