/** What is measured: three kinds of page in both editions, as a consenting visitor sees them. */

import { REGIONS, type Region } from '../lib/platform/region/region.ts';
import { type ConsentRecord, consentCookieName } from '../lib/site/consent/record.ts';
import { HOME } from '../lib/site/content/routes.ts';
import { cookieText } from '../lib/site/content/site.ts';

export type MeasuredPage = { name: string; path: string; cookies: Record<string, string> };

/** The cookies of a visitor who has allowed everything. */
export function cookiesOf(region: Region): Record<string, string> {
  const record: ConsentRecord = {
    consent: true,
    ip: '127.0.0.1',
    country_code: region,
    necessary_cookies_consent: true,
    performance_cookies_consent: true,
    marketing_cookies_consent: true,
    analytical_cookies_consent: true,
    functional_cookies_consent: true,
    revision: cookieText[region].revision,
  };
  return { region, [consentCookieName(region)]: encodeURIComponent(JSON.stringify(record)) };
}

const KINDS = { home: HOME, product: '/Products/HRIS', contact: '/contact-us' };

export const pages: MeasuredPage[] = REGIONS.flatMap((region) =>
  Object.entries(KINDS).map(([kind, path]) => ({
    name: `${kind} ${region}`,
    path,
    cookies: cookiesOf(region),
  })),
);

export function cookieHeader(cookies: Record<string, string>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}
