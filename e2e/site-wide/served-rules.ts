/**
 * What every server of the site must answer: headers, caching, places to go. Our own server is asked
 * by headers.spec.ts, plain `next start` by next-start.full.spec.ts.
 */
import { HOME } from '../../lib/site/content/routes.ts';
import { consentHeader, recordOf } from '../support/consent.ts';
import { GOOGLEBOT } from '../support/crawlers.ts';
import type { Edition, Served } from '../support/editions.ts';
import { visited } from '../support/kinds.ts';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import { expect } from '../support/test.ts';

export function expectSafe(what: string, { headers }: RawAnswer, isHttps = false): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy, what).toContain("default-src 'none'");
  expect(policy, what).toContain("frame-ancestors 'none'");
  expect(policy, what).toContain("base-uri 'none'");
  expect(policy, what).not.toMatch(/unsafe-|\*|http:/);
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/')) expect(type, what).toMatch(/; ?charset=utf-8/i);
  expect(headers.get('x-content-type-options'), what).toBe('nosniff');
  expect(headers.get('referrer-policy'), what).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy'), what).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy'), what).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy'), what).toBe('same-origin');
  expect(headers.get('cross-origin-embedder-policy'), what).toBe('require-corp');
  expect(headers.has('x-powered-by'), what).toBe(false);
  const hsts = headers.get('strict-transport-security');
  if (isHttps) {
    expect(Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1]), what).toBeGreaterThan(31_535_999);
    expect(hsts, what).toContain('includeSubDomains');
  } else expect(hsts, what).toBeUndefined();
}

/** A page of each kind, read by somebody who has consented from `address`. */
export async function expectPages(edition: Edition, site: Served, address: string): Promise<void> {
  const { region } = edition;
  const headers = {
    Cookie: consentHeader(region, recordOf(region, address)),
    'X-Forwarded-For': address,
  };
  for (const { path: written, guarded } of visited) {
    const path = encodeURI(written);
    const answer = await edition.get(site, path, headers);
    expect([path, answer.status]).toEqual([path, 200]);
    expectSafe(path, answer);
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy, path).toContain(part);
    expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/);
    // What names the speculation rules is for those whom the guard lets through.
    expect(answer.headers.get('cache-control'), path).toMatch(/^private/);
    expect(answer.cookies, path).toEqual([]);
    if (guarded) continue;
    const open = await edition.get(site, path, { Cookie: `region=${region}` });
    expect(open.headers.get('cache-control'), path).toMatch(/^public/);
  }
}

const A_DAY = 'public, max-age=86400';

type Asked = [path: string, status: number, to?: string, headers?: Record<string, string>];
const BOT = { 'User-Agent': GOOGLEBOT };
const missing = (path: string) =>
  `${HOME}?${new URLSearchParams({ missing: path })}#page-not-found`;

/** What is asked for without consent, what is answered, and where that leads. */
const ANSWERS: readonly Asked[] = [
  ['/', 307, HOME],
  ['/Products', 307, `${HOME}?consent=missing&next=%2FProducts#cookie-choice`],
  ['/Products', 200, undefined, BOT],
  ['/products', 308, '/Products'],
  ['/contact/?a=b', 308, '/contact-us?a=b'],
  ['/no-such-page', 307, missing('/no-such-page')],
  ['/USA/Products', 307, missing('/USA/Products')],
  ['/no-such-page', 404, undefined, BOT],
  ['/no-such-file.png', 404],
  ['/_next/image?url=%2Ficon.svg&w=64&q=75', 404],
  ['/icon.svg', 200],
  ['/favicon.ico', 200],
  ['/apple-touch-icon-precomposed.png', 404],
  ['/.well-known/security.txt', 200],
  ['/.well-known/change-password', 307, missing('/.well-known/change-password')],
  ['/assets/html-templates/acknowledgement-contact.html', 200],
  ['/assets/html-templates/acknowledgement-contact.html?reference=NV-2222-3333', 200],
  ['/assets/html-templates/desk.html', 404],
  ['/%69con.svg', 404],
  ['/%ff', 400],
  ['/api/v1/ip', 200],
  ['/api/v1/nothing', 404],
  ['/api/v1/content/cookie-text', 422],
  ['/api/health/live', 200],
];

/** Everything that is no page, and who is sent where. */
export async function expectAnswers(edition: Edition, site: Served): Promise<void> {
  for (const [path, status, to, headers] of ANSWERS) {
    const answer = await edition.get(site, path, headers);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, status, to]);
    expectSafe(path, answer);
    if (status !== 200) expect(answer.headers.get('cache-control'), path).not.toMatch(/public/);
  }
}

/** Who is sent on stays on the host that was asked, where the cookies are; nobody is sent to another. */
export async function expectToStay({ port }: Served): Promise<void> {
  const hosts = [`127.0.0.1:${port}`, `[::1]:${port}`, `localhost:${port}`, 'evil.example'];
  const paths = ANSWERS.filter(([, , to]) => to !== undefined).map(([path]) => path);
  const hostile = [
    '//evil.example/a',
    '///evil.example/..',
    '/.//evil.example/a',
    '/USA?next=//evil',
  ];
  for (const host of hosts)
    for (const path of [...paths, ...hostile, '/INDIA', '/auth/invite/code']) {
      const { headers } = await ask(port, { path, headers: { Host: host } });
      expect([host, path, headers.get('location')]).toEqual([
        host,
        path,
        expect.stringMatching(/^\/(?![/\\])[^:]*$/),
      ]);
    }
}

/** By what its bytes begin with. */
const FILES: Record<string, { type: string; begins: string; caching: string }> = {
  '/favicon.ico': { type: 'image/x-icon', begins: '\0\0\x01\0\x03\0', caching: A_DAY },
  '/apple-touch-icon.png': { type: 'image/png', begins: '\x89PNG\r\n\x1a\n', caching: A_DAY },
  '/icon-512.png': { type: 'image/png', begins: '\x89PNG\r\n\x1a\n', caching: A_DAY },
  '/.well-known/security.txt': {
    type: 'text/plain; charset=utf-8',
    begins: 'Contact: mailto:',
    caching: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  },
};

/** The files that programs ask for by a name that is the same on every site. */
export async function expectFiles(edition: Edition, site: Served): Promise<void> {
  for (const [path, { type, begins, caching }] of Object.entries(FILES)) {
    const answer = await edition.get(site, path);
    const { headers, text } = answer;
    expectSafe(path, answer);
    expect([path, answer.status, headers.get('content-type')]).toEqual([path, 200, type]);
    expect([path, headers.get('cache-control')]).toEqual([path, caching]);
    // What was not there at build may come in chunks, each after its length.
    const sent = text.slice(text.indexOf('\r\n\r\n') + 4).replace(/^[0-9a-f]+\r\n/, '');
    expect(sent.startsWith(begins), path).toBe(true);
    expect(answer.cookies, path).toEqual([]);
  }
  const { body } = await edition.get(site, '/.well-known/security.txt');
  expect(body).toMatch(/^Expires: 20\d\d-\d\d-\d\dT00:00:00.000Z$/m);
  expect(body).toContain(`\nCanonical: ${edition.origin(site)}/.well-known/security.txt\n`);
}

/** Over https the browser is told to stay there. */
export async function expectHttps(edition: Edition, site: Served): Promise<void> {
  for (const path of [HOME, '/', '/api/v1/ip']) {
    const answer = await edition.get(site, path, { 'X-Forwarded-Proto': 'https' });
    expectSafe(path, answer, true);
  }
  const answer = await edition.get(site, HOME, { 'X-Forwarded-Proto': 'https' });
  expect(answer.cookies[0]).toMatch(/^region=.*; Secure/);
}
