/** The files that are served as they are: everything in public/, and what app/ makes a file of. */
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brochurePaths } from '../brochures/brochures.ts';
import { picturePaths } from '../discovery/picture-path.ts';
import { REGIONS } from '../region/region.ts';

const PUBLIC = join(process.cwd(), 'public');
const MADE_BY_APP = [
  '/display.css',
  '/speculation-rules.json',
  ...REGIONS.flatMap((region) => [`/words/${region}`, `/search-index/${region}`]),
  '/icon.svg',
  '/favicon.ico',
  ...picturePaths(),
  ...brochurePaths(),
];

const files = new Set(MADE_BY_APP);
if (existsSync(PUBLIC))
  for (const entry of readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }))
    files.add(encodeURI(`/${entry.split(sep).join('/')}`));

/** @param path as it stands in the address: each file has one spelling, and no other is known */
export function isFile(path: string): boolean {
  return files.has(path);
}
