/** Both editions, each on its own live host: what differs between them for a visit. */

import { LOCALES, REGIONS, type Region } from '../../lib/platform/region/region.ts';
import { getMessages, type Messages } from '../../lib/site/content/messages.ts';
import { ask, type RawAnswer } from './raw-http.ts';
import type { Site } from './site.ts';

/** A running server, ours or another that serves the same build. */
export type Served = Pick<Site, 'port' | 'usa' | 'india'>;

export type Edition = {
  region: Region;
  locale: string;
  /** The interface strings, to find controls by the names that visitors read. */
  words: Messages;
  origin: (site: Served) => string;
  /** Asks the edition's host as a program does: no redirect is followed. */
  get: (site: Served, path: string, headers?: Record<string, string>) => Promise<RawAnswer>;
};

const originOf = (region: Region) => (site: Served) => (region === 'USA' ? site.usa : site.india);

export const EDITIONS: readonly Edition[] = REGIONS.map((region) => ({
  region,
  locale: LOCALES[region],
  words: getMessages(region),
  origin: originOf(region),
  get: (site, path, headers = {}) => {
    const { host } = new URL(originOf(region)(site));
    return ask(site.port, { path, headers: { Host: host, ...headers } });
  },
}));

/**
 * For what is the same in both regions: the one given, and both in `npm run test:full`. Specs give
 * different ones, so that each region is visited by half of them.
 */
export const mostlyIn = (region: Region): readonly Edition[] =>
  process.env.TEST_FULL ? EDITIONS : EDITIONS.filter((edition) => edition.region === region);
