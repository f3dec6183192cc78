/**
 * Whom the edge answers by itself, each with the request that stands for them and the pattern by which nginx knows
 * them. A pattern takes no request that middleware.ts would answer otherwise; what fits none is left to an instance.
 */
import { getPattern } from 'isbot';
import { REGION_COOKIE, type Region } from '../../lib/platform/region/region.ts';
import {
  buildRecord,
  CATEGORIES,
  consentCookieName,
  everyCategory,
  serializeRecord,
} from '../../lib/site/consent/record.ts';
import { LONGEST_AGENT } from '../../lib/site/routing/crawler.ts';

/**
 * `admitted`: gave their consent, from this address. `known`: has been here, and has made no choice of cookies.
 * `first`: has no cookie. Of the latter two crawlers are let further.
 */
export const READERS = ['admitted', 'known', 'first', 'known-crawler', 'first-crawler'] as const;
export type Reader = (typeof READERS)[number];

/** The address that the example requests come from. */
const ADDRESS = '192.0.2.1';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The consent cookie of a browser that agreed, as it is sent. */
function consentCookie(region: Region, revision: string, ip = ADDRESS): string {
  const record = buildRecord({ region, ip, choices: everyCategory(true), revision });
  return `${consentCookieName(region)}=${encodeURIComponent(serializeRecord(record))}`;
}

/** The headers of a request by such a reader. @param revision of the cookie text in force */
export function requestOf(
  reader: Reader,
  region: Region,
  revision: string,
): Record<string, string> {
  const own = `${REGION_COOKIE}=${region}`;
  const cookies = {
    admitted: `${own}; ${consentCookie(region, revision)}`,
    known: own,
    first: '',
  }[reader.replace('-crawler', '') as 'admitted' | 'known' | 'first'];
  return {
    'X-Forwarded-For': ADDRESS,
    ...(cookies && { Cookie: cookies }),
    ...(reader.endsWith('-crawler') && { 'User-Agent': CRAWLER }),
  };
}

/** From the start of a Cookie header to a cookie, and what may stand behind it. */
const TO_COOKIE = '(?:.*; ?)?';
const END = '(?:;|$)';
/** More than that the site refuses: lib/platform/http/head-limit.ts. */
const FEW_COOKIES = '(?!(?:[^;]*;){180})';
const once = (name: string) => `(?!.*${name}=.*${name}=)`;
const never = (name: string) => `(?!.*${name}=)`;

/** An address with its parts caught, and the same as a cookie holds it: of IPv4, and of IPv6 with two to eight colons. */
const ADDRESSES: { caught: string; same: string }[] = [
  { caught: '(\\d+\\.\\d+\\.\\d+\\.\\d+)', same: '\\1' },
  ...[3, 4, 5, 6, 7, 8, 9].map((count) => {
    const parts = Array.from({ length: count }, (_, index) => index + 1);
    return {
      caught: parts.map(() => '([0-9a-f]*)').join(':'),
      same: parts.map((part) => `\\${part}`).join('%3A'),
    };
  }),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The consent cookie of any browser that agreed from the address that was caught. */
function agreement(region: Region, revision: string, same: string): string {
  const mark = 'ADDRESS';
  const optional = CATEGORIES.filter((category) => category !== 'necessary').join('|');
  return escaped(consentCookie(region, revision, mark))
    .replace(mark, () => same)
    .replace(new RegExp(`(%22(?:${optional})_cookies_consent%22%3A)true`, 'g'), '$1(?:true|false)');
}

/**
 * Patterns of 'EDITION ADDRESS COOKIES', each with the reader whom it means.
 * @param revision of the cookie text in force
 */
export function readerPatterns(region: Region, revision: string): [RegExp, Reader][] {
  const consent = consentCookieName(region);
  const hasRegion = `${FEW_COOKIES}${once(REGION_COOKIE)}(?=${TO_COOKIE}${REGION_COOKIE}=${region}${END})`;
  const admitted = ADDRESSES.map(({ caught, same }): [RegExp, Reader] => [
    new RegExp(
      `^${region} ${caught} ${hasRegion}${once(consent)}${TO_COOKIE}${agreement(region, revision, same)}${END}`,
    ),
    'admitted',
  ]);
  return [
    ...admitted,
    [new RegExp(`^${region} \\S+ ${hasRegion}${never(consent)}`), 'known'],
    [new RegExp(`^${region} \\S+ $`), 'first'],
  ];
}

/** PCRE takes a sign behind a class for the end of a range, where JavaScript takes the hyphen for itself. */
const forPcre = ({ source, flags }: RegExp) =>
  new RegExp(source.replace(/(\\[dsw])-/g, '$1\\-'), flags);

/** Patterns of a User-Agent: what a name ends in. An agent that JavaScript could read otherwise is `-unsure`. */
export const agentPatterns = (): [RegExp, '-unsure' | '-crawler'][] => [
  [new RegExp(`^.{${LONGEST_AGENT + 1}}|[^ -~]`), '-unsure'],
  [forPcre(getPattern()), '-crawler'],
];
