/**
 * Was an unsafe request made by a page of this site? Browsers say so in `Origin` and
 * `Sec-Fetch-Site`; other programs send neither and carry no visitor's cookies by accident.
 */
import ipaddr from 'ipaddr.js';
import { hostName, isHostOf, isLocalHost } from '../region/hosts.ts';
import { settings } from '../settings/settings.ts';
import { isSecureRequest } from './cookies.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** An address is the machine itself, on a local network for instance; only a name can mislead. */
const isAddress = (name: string | undefined) =>
  name !== undefined && (name.startsWith('[') || ipaddr.IPv4.isValidFourPartDecimal(name));

/** A host that is ours: local, an address, or a configured origin's (or below it, label by label). */
export function isOwnHost(name: string | undefined): boolean {
  return (
    isLocalHost(name) ||
    isAddress(name) ||
    isHostOf(settings().SITE_ORIGIN_USA, name) ||
    isHostOf(settings().SITE_ORIGIN_INDIA, name)
  );
}

/**
 * True when `value` (an Origin, a Referer) names the very host that this request was sent to. A request
 * by https did not come from a page by http, which an attacker on the way could have written.
 */
export function isSameHost(value: string, headers: Headers): boolean {
  const host = headers.get('host')?.toLowerCase();
  if (!host || !isOwnHost(hostName(host)) || !URL.canParse(value)) return false;
  const url = new URL(value);
  if (!(isSecureRequest(headers) ? /^https:$/ : /^https?:$/).test(url.protocol)) return false;
  // URL leaves out the port that the scheme implies; a Host header may spell it out.
  const own = `${url.protocol}//${host}`;
  return URL.canParse(own) && url.host === new URL(own).host;
}

/**
 * Why a request must be refused, or undefined. Forms of other sites can send `text/plain` without
 * asking first, so no endpoint accepts it.
 */
export function crossSiteReason(method: string, headers: Headers): string | undefined {
  if (SAFE_METHODS.has(method)) return undefined;
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') return `Sec-Fetch-Site is ${site}`;
  const origin = headers.get('origin');
  if (origin !== null && !isSameHost(origin, headers)) return 'Origin is another site';
  if (/^\s*text\/plain\b/i.test(headers.get('content-type') ?? '')) return 'text/plain';
  return undefined;
}

/**
 * Why a GET that has an effect must be refused, or undefined. A cookie with SameSite=Lax travels
 * with a link on another site, so only a script of ours may ask: it is always 'same-origin'.
 */
export function foreignReadReason(headers: Headers): string | undefined {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return `Sec-Fetch-Site is ${site}`;
  const origin = headers.get('origin');
  return origin !== null && !isSameHost(origin, headers) ? 'Origin is another site' : undefined;
}
