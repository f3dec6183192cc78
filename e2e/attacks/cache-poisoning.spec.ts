/**
 * Attack 15: a shared cache in front of the site, keyed by host and path, keeps what one client's
 * headers made, and hands it to everybody else. A real nginx; each try has a cold path of its own.
 */
import { HOME, routes } from '../../lib/site/content/routes.ts';
import { findNginx, type Nginx, startCache } from '../support/nginx.ts';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const nginx = findNginx();
if (!nginx)
  process.stderr.write(
    '\n*** SKIPPED: cache poisoning. Install the package "nginx" and run again. ***\n\n',
  );

type Poison = { headers?: Record<string, string>; method?: string };
const POISONS: Record<string, Poison> = {
  'RSC of a page': { headers: { RSC: '1' } },
  'RSC and a region': { headers: { RSC: '1', Cookie: 'region=USA' } },
  'a prefetch': { headers: { RSC: '1', 'Next-Router-Prefetch': '1' } },
  'a segment': { headers: { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' } },
  'a router state': { headers: { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%5D' } },
  'the address of another page': { headers: { 'Next-Url': '/Products/HRIS', RSC: '1' } },
  'data of a page': { headers: { 'X-Nextjs-Data': '1' } },
  'another path in a header': { headers: { 'X-Original-Url': '/x', 'X-Rewrite-Url': '/x' } },
  'another path of the framework': {
    headers: { 'X-Matched-Path': '/INDIA', 'X-Invoke-Path': '/x' },
  },
  'a middleware that was not': { headers: { 'X-Middleware-Rewrite': '/INDIA/contact-us' } },
  'another host': { headers: { 'X-Forwarded-Host': 'www.norvant.in' } },
  'another host and port': {
    headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Port': '1' },
  },
  'another host, the standard way': { headers: { Forwarded: 'host=evil.example;proto=https' } },
  'another protocol': { headers: { 'X-Forwarded-Proto': 'https' } },
  'the other region': { headers: { Cookie: 'region=INDIA' } },
  'a cookie of consent': { headers: { Cookie: 'cookie-consent-USA=1; cookies-all-allowed=true' } },
  'a display': { headers: { Cookie: 'theme=t05; font-size=large' } },
  'a crawler': { headers: { 'User-Agent': 'Googlebot/2.1' } },
  'a signal': { headers: { 'Sec-GPC': '1' } },
  'another language': { headers: { 'Accept-Language': 'hi-IN' } },
  'an encoding': { headers: { 'Accept-Encoding': 'br;q=1, gzip;q=0.1' } },
  'a wish for Markdown': { headers: { Accept: 'text/markdown' } },
  'a part': { headers: { Range: 'bytes=0-9' } },
  'a condition': { headers: { 'If-None-Match': '*' } },
  'a condition that fails': { headers: { 'If-Match': '"x"' } },
  'a head': { method: 'HEAD' },
  'another method by header': { headers: { 'X-HTTP-Method-Override': 'DELETE' } },
};
/** Pages of every kind, a redirect, what is not there, and what the build has made. */
const PATHS = [
  HOME,
  '/contact-us',
  '/cookies',
  '/',
  '/nowhere',
  '/Contact-Us',
  '/robots.txt',
  '/plan.md',
];
/** Other ways to write one path; `:` is replaced by the path. */
const SPELLINGS = [
  ':?',
  ':?x=1',
  ':?_rsc=1',
  ':/',
  ...['/.:', '/x/..:', '/%2e:', ':%20', ':;x=1', ':%3f'],
];

const CLEAN = { Host: 'www.norvant.com', 'Accept-Encoding': 'identity' };

/** What a visitor sees and follows. What differs by design from answer to answer is left out. */
const meaning = ({ status, headers, body }: RawAnswer) => ({
  status,
  location: headers.get('location'),
  type: headers.get('content-type'),
  encoding: headers.get('content-encoding'),
  range: headers.get('content-range'),
  policy: headers.get('content-security-policy'),
  body,
});

/** Nobody is handed the cookie of somebody else; that one is missing does no harm. */
const isForeignTo = (expected: RawAnswer) => {
  const own = new Set(expected.cookies.map((cookie) => cookie.split(';', 1)[0]));
  return (cookie: string) => !own.has(cookie.split(';', 1)[0]);
};

const hostOf = (site: Site) => ({ ...CLEAN, Host: `www.norvant.com:${site.port}` });

test.describe('behind a shared cache', () => {
  test.skip(!nginx, 'there is no nginx');
  let cache: Nginx;
  test.beforeAll(async ({ site }) => {
    cache = await startCache(nginx as string, site);
  });
  test.afterAll(() => cache.stop());

  test('to make nginx keep an answer at all: what is the same for everybody is kept', async ({
    site,
  }) => {
    const path = '/contact-us?kept';
    const headers = { ...hostOf(site), Cookie: 'region=USA' };
    for (const state of ['MISS', 'HIT']) {
      const answer = await ask(cache.port, { path, headers });
      expect(answer.headers.get('x-cache')).toBe(state);
    }
  });

  for (const [name, { headers = {}, method = 'GET' }] of Object.entries(POISONS))
    test(`to change everybody's page by ${name}`, async ({ site }) => {
      for (const path of PATHS) {
        // Nobody has asked for this path before, so the attacker is the first.
        const cold = `${path}?cold=${encodeURIComponent(name)}`;
        const expected = await ask(site.port, { path: cold, headers: hostOf(site) });
        // With a region the answer sets no cookie, and only then may a cache keep it.
        for (const region of ['', 'region=USA; ', 'region=INDIA; ']) {
          const Cookie = region + (headers.Cookie ?? '');
          const sent = { ...hostOf(site), ...headers, Cookie };
          await ask(cache.port, { method, path: cold, headers: sent });
        }
        const answer = await ask(cache.port, { path: cold, headers: hostOf(site) });
        const state = `${path} (${answer.headers.get('x-cache')})`;
        expect(meaning(answer), state).toEqual(meaning(expected));
        expect(answer.cookies.filter(isForeignTo(expected)), state).toEqual([]);
      }
    });

  test('to change a page by asking for it in another spelling', async ({ site }) => {
    for (const path of PATHS) {
      const expected = meaning(await ask(site.port, { path, headers: hostOf(site) }));
      for (const spelling of SPELLINGS) {
        const odd = spelling.replace(':', path);
        for (const more of [{}, { RSC: '1' }, { 'X-Forwarded-Host': 'evil.example' }])
          await ask(cache.port, { path: odd, headers: { ...hostOf(site), ...more } });
        const answer = await ask(cache.port, { path, headers: hostOf(site) });
        expect(meaning(answer), `${path} after ${odd}`).toEqual(expected);
      }
    }
  });

  test('every page may be asked for through the cache, by two visitors of different editions', {
    tag: '@full',
  }, async ({ site }) => {
    for (const { path } of routes.slice(0, 20))
      for (const host of [`www.norvant.com:${site.port}`, `www.norvant.in:${site.port}`]) {
        const headers = { ...CLEAN, Host: host };
        const expected = meaning(await ask(site.port, { path, headers }));
        await ask(cache.port, { path, headers });
        expect(meaning(await ask(cache.port, { path, headers })), host + path).toEqual(expected);
      }
  });
});
