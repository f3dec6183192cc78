/** Requests that are made to be expensive, by their query, headers, cookies or form. */
import { CONTACT } from '../support/contact.ts';
import { multipart } from '../support/form-post.ts';
import type { RawRequest } from '../support/raw-http.ts';

export const CHEAPEST = '/contact-us';
const CALL = '/api/v1/ip';
/** The guard lets it read everything. */
const CRAWLER = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
const parameters = (count: number) => many(count, () => 'a').join('&');
const cookies = (count: number) => ({ Cookie: many(count, (i) => `a${i}=b`).join('; ') });
const headers = (count: number) => Object.fromEntries(many(count, (i) => [`x${i}`, 'a']));
const cheapest = (headers: Record<string, string>) => ({ path: CHEAPEST, headers });
const letters = many(50, (i) => 'abcdefghijklmnopqrstuvwxyz'[i % 26]).join('+');
const beginnings = 'pr+st+co+re+in+de+un+di+en+tr+ca+ma+pa+ba+sa+la+ta+fa+ra+ha+mi+si';
const modules = ['HRIS', 'HRMS', 'DMS', 'ATS', 'PAY', 'HCM']
  .map((one) => `&module=${one}`)
  .join('');

export const sent = (path: string, type: string, body: string): RawRequest => ({
  method: 'POST',
  path,
  headers: { 'Content-Type': type },
  body,
});
const json = (value: unknown) => sent(CONTACT, 'application/json', JSON.stringify(value));
const urlencoded = (body: string) =>
  sent('/api/v1/global/consent', 'application/x-www-form-urlencoded', body);

/** A form of /contact-us with `fields` besides those that React wants. */
function form(hidden: Record<string, string>, fields: Record<string, string>): RawRequest {
  const { type, body } = multipart({ ...hidden, ...fields });
  return sent('/contact-us', type, body);
}

/** What it is called, what it is answered with, and itself. */
export type Case = [name: string, status: number, request: RawRequest];

const QUERIES: Case[] = [
  ['7,000 parameters of a search', 414, { path: `/search?${parameters(7_000)}` }],
  ['7,000 parameters of a business case', 414, { path: `/business-case?${parameters(7_000)}` }],
  ['7,000 parameters of a call', 414, { path: `${CALL}?${parameters(7_000)}` }],
  ['1,000 parameters of a call', 400, { path: `${CALL}?${parameters(1_000)}` }],
  [
    '7,000 parameters of a sign-in',
    400,
    { path: `/api/v1/auth/custom-oauth/callback?${parameters(7_000)}` },
  ],
  ['50 parameters of a search', 200, { path: `/search?${parameters(50)}` }],
  ['50 parameters of a call', 422, { path: `/api/v1/desk-times?${parameters(50)}` }],
  ['a search for letters', 200, { path: `/search?q=${letters}` }],
  ['a search for beginnings', 200, { path: `/search?q=${beginnings}` }],
  ['a job by letters', 200, { path: `/Careers?q=${letters}`, headers: CRAWLER }],
  ['a job by words', 200, { path: '/Careers?q=web+or+sales+or+designer', headers: CRAWLER }],
  [
    'the longest committee pack',
    200,
    { path: `/committee-pack?role=CEO&sector=Healthcare${modules}`, headers: CRAWLER },
  ],
  ['the longest path', 307, { path: `/${'a/'.repeat(7_000)}` }],
  ['the longest path of a call', 404, { path: `/api/v1/${'a/'.repeat(7_000)}` }],
];

const HEADERS: Case[] = [
  ['1,800 cookies to a call', 431, { path: CALL, headers: cookies(1_800) }],
  ['1,800 cookies to a page', 431, cheapest(cookies(1_800))],
  ['180 cookies to a call', 200, { path: CALL, headers: cookies(180) }],
  ['180 cookies to an answered page', 200, { path: '/search?q=pay', headers: cookies(180) }],
  ['one cookie of 14 kB', 200, cheapest({ Cookie: `region=${'a'.repeat(14_000)}` })],
  ['800 headers to a page', 431, cheapest(headers(800))],
  ['800 headers to a call', 431, { path: CALL, headers: headers(800) }],
  ['95 headers to an answered page', 200, { path: '/search?q=pay', headers: headers(95) }],
  ['4,000 encodings', 200, cheapest({ 'Accept-Encoding': many(4_000, () => 'a').join(',') })],
  ['3,500 tags', 200, cheapest({ 'If-None-Match': many(3_500, () => '"a"').join(',') })],
];

const bodies = (hidden: Record<string, string>): Case[] => [
  ['an empty form', 200, form(hidden, {})],
  ['a form of 40 fields', 200, form(hidden, Object.fromEntries(many(40, (i) => [`a${i}`, 'a'])))],
  ['a form of 700 fields', 400, form(hidden, Object.fromEntries(many(700, (i) => [`a${i}`, ''])))],
  [
    'a form with 8,000 references',
    400,
    form(hidden, { '$ACTION_1:1': JSON.stringify([many(8_000, () => '$1')]) }),
  ],
  [
    'a form with a number of 50 kB',
    400,
    form(hidden, { '$ACTION_1:1': `["$n${'9'.repeat(50_000)}"]` }),
  ],
  [
    'a form from a page with 5,000 parameters',
    200,
    {
      ...form(hidden, {}),
      headers: {
        ...form(hidden, {}).headers,
        Referer: `http://localhost/contact-us?${parameters(5_000)}`,
      },
    },
  ],
  ['a list of 20,000 numbers', 422, json(many(20_000, () => 1))],
  ['5,000 fields', 422, json(Object.fromEntries(many(5_000, (i) => [`a${i}`, 1])))],
  [
    '30,000 lists in each other',
    400,
    sent(CONTACT, 'application/json', '['.repeat(30_000) + ']'.repeat(30_000)),
  ],
  ['9,000 fields of a plain form', 413, urlencoded(many(9_000, (i) => `a${i}`).join('&'))],
  ['20,000 times the same field', 413, urlencoded(many(20_000, () => 'a=').join('&'))],
];

/** @param hidden the fields that React wants in a form of /contact-us */
export const costlyRequests = (hidden: Record<string, string>): Case[] => [
  ...QUERIES,
  ...HEADERS,
  ...bodies(hidden),
];
