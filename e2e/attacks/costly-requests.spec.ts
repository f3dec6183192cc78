/**
 * Attack 22: requests made to be expensive, by their query, headers, cookies or form. What one of them keeps
 * the server busy with is compared with the cheapest page of the same run, never with a clock.
 */
import { costOf } from '../support/busy-time.ts';
import { CONTACT } from '../support/contact.ts';
import { actionFields, multipart } from '../support/form-post.ts';
import { ask, type RawRequest } from '../support/raw-http.ts';
import type { Site } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';

/**
 * How much more than the cheapest page any request may cost. Honest answers cost up to forty times as much, more
 * on a busy machine; what this file is about cost four thousand times as much.
 */
const MOST = 100;
/** How often each is sent: what is forty times too much shows in a few, the long run looks closer. */
const TIMES = process.env.TEST_FULL
  ? { before: 30, measured: 21, cheapest: 61 }
  : { before: 6, measured: 5, cheapest: 15 };
const CHEAPEST = '/contact-us';
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

const sent = (path: string, type: string, body: string): RawRequest => ({
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

type Case = [name: string, status: number, request: RawRequest];

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

/** Sends `request` from an address that nobody else has. */
function send(site: Site, request: RawRequest) {
  return ask(site.port, {
    ...request,
    headers: { 'X-Forwarded-For': newAddress(), ...request.headers },
  });
}

test('no request costs more than a hundred times the cheapest page, whatever it holds', async ({
  site,
}) => {
  test.slow();
  const hidden = actionFields((await send(site, { path: '/contact-us' })).body);
  const tooCostly: string[] = [];
  for (const [name, status, request] of [...QUERIES, ...HEADERS, ...bodies(hidden)]) {
    expect((await send(site, request)).status, name).toBe(status);
    // What runs for the first time costs more: code is compiled while it is used.
    for (let run = 0; run < TIMES.before; run += 1) await send(site, request);
    const cost = await costOf(site.pid, TIMES.measured, () => send(site, request));
    // Right beside it, so that whatever else the machine does meets both.
    const cheapest = await costOf(site.pid, TIMES.cheapest, () => send(site, { path: CHEAPEST }));
    if (cost > MOST * cheapest) tooCostly.push(`${name}: ${Math.round(cost / cheapest)} times`);
  }
  expect(tooCostly).toEqual([]);
});

test('an address gets sixty answers a minute, everybody else gets theirs, and pages stay open to all', async ({
  site,
  address,
}) => {
  const search = (from: string) =>
    ask(site.port, { path: '/search?q=payroll', headers: { 'X-Forwarded-For': from } });
  const answers = [];
  for (let round = 0; round < 61; round += 1) answers.push(await search(address));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(last?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(last?.body).toContain('Wait a minute');
  expect((await search(newAddress())).status).toBe(200);
  const page = { path: CHEAPEST, headers: { 'X-Forwarded-For': address } };
  expect((await ask(site.port, page)).status).toBe(200);
});

test('a broken form is a 400 in words, and an error of nobody’s', async ({ site }) => {
  const before = site.output().length;
  for (const path of ['/contact-us', '/auth/login', '/auth/verify?code=a', '/newsletter']) {
    const hidden = actionFields((await send(site, { path })).body);
    const { type, body } = multipart(hidden);
    const [, boundary = ''] = /boundary=(.*)$/.exec(type) ?? [];
    const bodies = [
      '',
      'x',
      body.replaceAll(boundary, 'another'),
      body.slice(0, body.indexOf(`--${boundary}--`)),
      multipart({ [`$ACTION_ID_${'a'.repeat(50_000)}`]: '' }).body,
      multipart({ [`$ACTION_ID_${'6'.repeat(42)}`]: '' }).body,
      multipart({ ...hidden, '$ACTION_1:0': '{"id":"00","bound":"$@1"}' }).body,
      multipart({ ...hidden, '$ACTION_1:1': '["$F1"]' }).body,
    ];
    for (const one of bodies) {
      const answer = await send(site, sent(path, type, one));
      expect([answer.status, answer.headers.get('content-type')], one.slice(0, 80)).toEqual([
        400,
        'text/plain; charset=utf-8',
      ]);
    }
    const chunked = { 'Content-Type': type, 'Transfer-Encoding': 'chunked' };
    const untold = { method: 'POST', path, headers: chunked, body: '0\r\n\r\n' };
    // The edge reads a body whole, and tells the site its length.
    expect((await send(site, untold)).status).toBe(process.env.TEST_EDGE ? 400 : 411);
  }
  expect(site.output().slice(before)).not.toContain('"level":"error"');
});
