/** Both editions, each on its own live host: what differs between them for a visit. */
import { getMessages, type Messages } from '../../lib/content/messages.ts';
import { LOCALES, REGIONS, type Region } from '../../lib/region/region.ts';
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

export const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
