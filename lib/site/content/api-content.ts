/**
 * Content that each edition's API gives instead of the files, when the flag `localData` is off. The
 * build fetches it once (scripts/build/fetch-content.ts), so that pages stay static; here it is read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Region } from '../../platform/region/region.ts';
import { settings } from '../../platform/settings/settings.ts';
import { CARD_KEYS, type CardKey } from './entities/card-keys.ts';
import { inIndianEnglish } from './read.ts';

/** The one page that the API gives when the flag `localData` is off (specification, section 7). */
export const CONSULTING_HOME = '/consulting';

export type ApiContentName = 'cookieText' | 'navigation' | 'consultingHome' | CardKey;

/** What the API can give, and the endpoint below its base address that gives it. */
export const API_CONTENT = {
  cookieText: '/content/cookie-text',
  navigation: '/content/global-menu',
  consultingHome: '/content/consulting-home',
  ...Object.fromEntries(CARD_KEYS.map((key) => [key, `/cards/${key}`])),
} as Record<ApiContentName, string>;

/** What the answers became (entities/mapping.ts), by what it is and for which edition. */
export type ApiContent = Record<ApiContentName, Record<Region, unknown>>;

/** Where it lies in a build: below `cache/`, which Next leaves alone, until the build is complete. */
export const API_CONTENT_FILES = {
  finished: 'api-content.json',
  whileBuilding: 'cache/api-content.json',
} as const;

// Written out, so that the bundler sees that no other file is meant.
const files = () => [
  join(process.cwd(), settings().NEXT_DIST_DIR, 'api-content.json'),
  join(process.cwd(), settings().NEXT_DIST_DIR, 'cache/api-content.json'),
];

/**
 * What the build fetched, checked once more, since the schemas may have changed, in the spelling of
 * each edition.
 * @param schema that of the file which the answer replaces
 * @throws Error when nothing was fetched, ZodError when it no longer fits
 */
export function readApiContent<T>(name: ApiContentName, schema: z.ZodType<T>): Record<Region, T> {
  const file = files().find((each) => existsSync(each));
  if (!file)
    throw new Error(
      'content/site/flags.yaml: localData: is off, and no content was fetched yet. Run npm run build.',
    );
  const stored: ApiContent = JSON.parse(readFileSync(file, 'utf8'));
  const parse = (region: Region) => schema.parse(stored[name][region]);
  return { USA: parse('USA'), INDIA: inIndianEnglish(schema, parse('INDIA')) };
}
