/**
 * Which edition a request gets, and which hosts may appear in what we send. Nothing is ever built
 * from a Host header that is not in this table.
 */
import { DEFAULT_REGION, isRegion, type Region } from './region.ts';

/** Host endings that belong to an edition, whatever the cookie says. */
const REGION_BY_SUFFIX: readonly (readonly [string, Region])[] = [
  ['.com', 'USA'],
  ['.in', 'INDIA'],
];

/** `host:port` → lower-case host name; undefined for anything that is not a plain host. */
export function hostName(host: string | null | undefined): string | undefined {
  const match = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.exec(host ?? '');
  return match?.[1]?.toLowerCase();
}

/** The edition that a host name decides, or undefined when the cookie decides. */
export function regionOfHost(name: string | undefined): Region | undefined {
  return REGION_BY_SUFFIX.find(([suffix]) => name?.endsWith(suffix))?.[1];
}

/** The edition of a request: by host, else by the `region` cookie, else the default. */
export function regionOf(name: string | undefined, cookie: string | undefined): Region {
  return regionOfHost(name) ?? (isRegion(cookie) ? cookie : DEFAULT_REGION);
}

/** True for this machine: local runs and tests. */
export function isLocalHost(name: string | undefined): boolean {
  return (
    name === 'localhost' ||
    name === '[::1]' ||
    name?.endsWith('.localhost') === true ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name ?? '')
  );
}

/** True when `name` is the host of `origin`, without its `www.`, or a host below that. */
export function isHostOf(origin: string, name: string | undefined): boolean {
  const own = new URL(origin).hostname.replace(/^www\./, '');
  return name === own || name?.endsWith(`.${own}`) === true;
}
