/**
 * The edge of deploy/nginx answers pages from files (`npm run edge:publish`). Whatever is asked for, in whatever way:
 * it answers what the site itself would have answered.
 */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readCopies } from '../../lib/platform/http/copies.ts';
import type { Region } from '../../lib/platform/region/region.ts';
import { lockedDownPolicy } from '../../lib/platform/security/csp.ts';
import { settings } from '../../lib/platform/settings/settings.ts';
import type { ConsentRecord } from '../../lib/site/consent/record.ts';
import { HOME, routes } from '../../lib/site/content/routes.ts';
import { GUARDED, HEADERS, PATHS } from '../attacks/guard-shapes.ts';
import { consentCookie, recordOf } from '../support/consent.ts';
import { GOOGLEBOT } from '../support/crawlers.ts';
import { startEdge } from '../support/edge.ts';
import { mostlyIn } from '../support/editions.ts';
import type { Nginx } from '../support/nginx.ts';
import { withSite } from '../support/own-site.ts';
import { ask, type RawAnswer, type RawRequest } from '../support/raw-http.ts';
import type { Site } from '../support/site.ts';
import { test as base, expect, newAddress } from '../support/test.ts';

/** A site as its visitors know it, over https on its own domains, and the edge before it. */
const test = base.extend<object, { behind: Site; edge: Nginx }>({
  behind: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const { USA, INDIA } = readCopies(settings().NEXT_DIST_DIR).origins;
      await withSite({ env: { SITE_ORIGIN_USA: USA, SITE_ORIGIN_INDIA: INDIA } }, use);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  edge: [
    async ({ behind }, use) => {
      const { origins } = readCopies(settings().NEXT_DIST_DIR);
      const edge = await startEdge(behind, { protocol: 'https', origins });
      await use(edge);
      await edge.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
// One publication does for all.
test.describe.configure({ mode: 'default' });

/** What each server says of itself, of the connection and of this one moment. */
const OWN = [
  ...['accept-ranges', 'connection', 'content-length', 'date', 'etag', 'keep-alive', 'server'],
  ...['transfer-encoding', 'x-request-id', 'set-cookie', 'vary', 'content-encoding'],
];

/** The bytes that a browser unpacks, in a few signs: a page is long. */
function content({ text, headers }: RawAnswer): string {
  const packed = Buffer.from(text.slice(text.indexOf('\r\n\r\n') + 4), 'latin1');
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
    headers.get('content-encoding') ?? ''
  ];
  const bytes = unpack && packed.length > 0 ? unpack(packed) : packed;
  return createHash('sha256').update(bytes).digest('base64url');
}

/** All of an answer that a visitor, a browser or a cache could tell. */
function tellable(answer: RawAnswer) {
  const { status, headers, cookies } = answer;
  const named = [...headers].filter(([name]) => !OWN.includes(name)).sort();
  const varies = (headers.get('vary') ?? '').toLowerCase().split(/, */).filter(Boolean).sort();
  const set = cookies.map((cookie) => cookie.replace(/ Expires=[^;]*;/i, ''));
  return {
    status,
    headers: Object.fromEntries(named),
    varies,
    cookies: set,
    body: content(answer),
  };
}

/** nginx makes its tags of a time and a length. */
const isOfEdge = ({ headers }: RawAnswer) =>
  /^"[0-9a-f]+-[0-9a-f]+"$/.test(headers.get('etag') ?? '');

/** Asks both; what they say may not differ. @returns whether the edge answered by itself */
async function expectSame(site: Site, edge: Nginx, request: RawRequest): Promise<boolean> {
  const headers = { ...request.headers, 'X-Forwarded-Proto': 'https' };
  const [own, ofEdge] = await Promise.all([
    ask(site.port, { ...request, headers }),
    ask(edge.port, request),
  ]);
  const name = JSON.stringify(request);
  // A head that cannot be read is refused by whoever reads it first, in words of their own.
  if (own.status === 400 && ofEdge.status === 400) {
    expect(ofEdge.headers.get('content-security-policy'), name).toBe(lockedDownPolicy);
    return false;
  }
  expect(tellable(ofEdge), name).toEqual(tellable(own));
  return isOfEdge(ofEdge);
}

const consent = (region: Region, ip: string, over?: Partial<ConsentRecord>) =>
  consentCookie(region, recordOf(region, ip, over));
/** Agrees to what is necessary alone. */
const LEAST = {
  performance_cookies_consent: false,
  marketing_cookies_consent: false,
  analytical_cookies_consent: false,
  functional_cookies_consent: false,
};

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const IPV6 = ['2001:db8::1', '2001:db8:0:1::', '2001:db8:1:2:3:4:5:6', '::ffff:192.0.2.7'];

/** Those who ask, by their headers. */
function visitors(region: Region, ip: string): Record<string, string>[] {
  const own = `region=${region}`;
  const other: Region = region === 'USA' ? 'INDIA' : 'USA';
  const agreed = consent(region, ip);
  const plain = decodeURIComponent(agreed);
  const cookies = [
    ...[own, `${own}; theme=dark`, `region=${other}`, `${own}; region=${other}`, `${own}x`],
    ...[`a=region=${region}`, `xregion=${region}`, `Region=${region}`, ` ${own} `, `${own};`],
    ...[`${own}; ${agreed}`, `${agreed}; ${own}`, `x=1; ${agreed}; y=2; ${own}; z=3`, agreed],
    ...[`${own}; ${consent(region, ip, LEAST)}`, `${own}; ${consent(other, ip)}`],
    ...[`${own}; ${consent(region, newAddress())}`, `${own}; ${agreed}; ${agreed}x`],
    ...[`${own}; ${agreed.replace('true', 'false')}`, `${own}; ${agreed.replace(/%7D$/, '')}`],
    ...[`${own}; ${agreed.replace('performance', 'marketing')}`, `${own}; ${plain}`],
    ...[
      `${own}; ${agreed.replace(/\d{4}-\d\d-\d\d|revision%22%3A%22./, '$&0')}`,
      `${own}; x${agreed}`,
    ],
    ...[`${own}; ${agreed}%20`, `${own}; ${agreed.toLowerCase()}`, `${'a=1; '.repeat(181)}${own}`],
  ];
  const asked: Record<string, string>[] = [
    { 'X-Forwarded-For': ip },
    ...cookies.map((Cookie) => ({ 'X-Forwarded-For': ip, Cookie })),
    ...[
      GOOGLEBOT,
      CHROME,
      '',
      `${CHROME} ${'x'.repeat(500)} bot`,
      'Bot\u00a0x',
      'curl/8.1',
    ].flatMap((agent): Record<string, string>[] => [
      { 'X-Forwarded-For': ip, 'User-Agent': agent },
      { 'X-Forwarded-For': ip, 'User-Agent': agent, Cookie: own },
    ]),
    ...IPV6.flatMap((address) =>
      [address, '192.0.2.7'].map((given) => ({
        'X-Forwarded-For': address,
        Cookie: `${own}; ${consent(region, given)}`,
      })),
    ),
  ];
  return asked;
}

for (const { region } of mostlyIn('USA')) {
  const Host = new URL(readCopies(settings().NEXT_DIST_DIR).origins[region]).host;

  test(`${region}: each reader gets of an open and a guarded page what the site would send`, async ({
    behind,
    edge,
  }) => {
    let ofEdge = 0;
    for (const headers of visitors(region, newAddress()))
      for (const path of [HOME, GUARDED, '/profile'])
        if (await expectSame(behind, edge, { path, headers: { Host, ...headers } })) ofEdge += 1;
    expect(ofEdge).toBeGreaterThan(20);
  });

  test(`${region}: every page, as its readers ask for it`, async ({ behind, edge }) => {
    const ip = newAddress();
    const cookie = `region=${region}; ${consent(region, ip)}`;
    let ofEdge = 0;
    for (const path of routes.map((route) => encodeURI(route.path)))
      for (const Cookie of [cookie, `region=${region}`]) {
        const headers = { Host, Cookie, 'X-Forwarded-For': ip, 'Accept-Encoding': 'identity' };
        if (await expectSame(behind, edge, { path, headers })) ofEdge += 1;
      }
    expect(ofEdge).toBeGreaterThan(routes.length);
  });

  test(`${region}: no other spelling, method or header makes a difference`, async ({
    behind,
    edge,
  }) => {
    const ip = newAddress();
    const Cookie = `region=${region}; ${consent(region, ip)}`;
    const known = { Host, Cookie, 'X-Forwarded-For': ip };
    const requests: RawRequest[] = [
      ...['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'get', 'TRACE', 'FOO'].flatMap((method) =>
        [HOME, GUARDED, '/robots.txt'].map((path) => ({ method, path, headers: known })),
      ),
      ...[
        ...['text/markdown', 'text/html, text/markdown;q=0.5', 'TEXT/MARKDOWN', '*/*', ''],
        ...[`${'a/b, '.repeat(300)}text/markdown`, 'text/html'],
      ].flatMap((Accept) =>
        [HOME, GUARDED].map((path) => ({ path, headers: { ...known, Accept } })),
      ),
      ...[
        ...['/HOME', '/home/', '/home?', '/home?a', '/home#a', '/%68ome', '//home', '/./home'],
        ...[
          '/x/../home',
          '/home.html',
          '/home.md',
          '/none',
          '/home%00',
          '/home.br',
          '/USA/home.html',
        ],
        ...[
          '/robots.txt',
          '/sitemap.xml',
          '/ROBOTS.TXT',
          '/robots.txt.br',
          '/icon.svg',
          '/display.css',
        ],
        ...['/.well-known/security.txt', '/current/kinds.map', '/api/v1/ip', '/', '/nowhere'],
      ].map((path) => ({ path, headers: known })),
      ...['br', 'gzip', 'gzip, br;q=0', 'identity', '*;q=0', 'br;q=0.1, gzip'].map((encoding) => ({
        path: HOME,
        headers: { ...known, 'Accept-Encoding': encoding },
      })),
    ];
    for (const request of requests) await expectSame(behind, edge, request);
  });

  test(`${region}: without consent no way of asking shows a word of a guarded page`, {
    tag: '@full',
  }, async ({ behind, edge, address }) => {
    for (const extra of HEADERS)
      await Promise.all(
        PATHS.map((path) => {
          const cookie = [extra.Cookie, `region=${region}`].filter(Boolean).join('; ');
          const headers = { Host, 'X-Forwarded-For': address, ...extra, Cookie: cookie };
          return expectSame(behind, edge, { path, headers });
        }),
      );
  });
}
