/**
 * Content that each edition's API gives instead of the files, when the flag `localData` is off. The
 * build fetches it once (lib/build/fetch-content.ts), so that pages stay static; here it is read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { env } from '../env.ts';
import { REGIONS, type Region } from '../region/region.ts';

/** What the API can give, and the call below its base address that gives it. */
export const API_CONTENT = {
  cookieText: '/content/cookie-text',
  navigation: '/content/global-menu',
  consultingHome: '/content/consulting-home',
} as const;
export type ApiContentName = keyof typeof API_CONTENT;

/** The answers as they came, by what they are and for which edition. */
export type ApiContent = Record<ApiContentName, Record<Region, unknown>>;

/** Where it lies in a build: below `cache/`, which Next leaves alone, until the build is complete. */
export const API_CONTENT_FILES = {
  finished: 'api-content.json',
  whileBuilding: 'cache/api-content.json',
} as const;

// Written out, so that the bundler sees that no other file is meant.
const FILES = [
  join(process.cwd(), env.NEXT_DIST_DIR, 'api-content.json'),
  join(process.cwd(), env.NEXT_DIST_DIR, 'cache/api-content.json'),
];

/**
 * What the build fetched, checked once more, since the schemas may have changed.
 * @param schema that of the file which the answer replaces
 * @throws Error when nothing was fetched, ZodError when it no longer fits
 */
export function readApiContent<T>(name: ApiContentName, schema: z.ZodType<T>): Record<Region, T> {
  const file = FILES.find((each) => existsSync(each));
  if (!file)
    throw new Error(
      'content/site/flags.yaml: localData: is off, and no content was fetched yet. Run npm run build.',
    );
  const stored: ApiContent = JSON.parse(readFileSync(file, 'utf8'));
  const entries = REGIONS.map((region) => [region, schema.parse(stored[name][region])]);
  return Object.fromEntries(entries);
}
