/** What the middleware answers to a request for a file: which there are, and which caches keep them. */
import { readdirSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { middleware } from '../../../middleware.ts';
import { originOf } from '../../platform/region/origins.ts';
import { TEMPLATE_FILES } from '../mail/template-files.ts';

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const SECURITY = '/.well-known/security.txt';

function ask(path: string, { host = 'localhost:3000', method = 'GET', cookie = '' } = {}) {
  const headers = { host, cookie };
  const response = middleware(new NextRequest(`http://${host}${path}`, { method, headers }));
  const header = (name: string) => response.headers.get(name);
  return { response, header, passesOn: header('x-middleware-next') === '1' };
}

describe.each(readdirSync('public', { recursive: true, encoding: 'utf8' }))(
  '/%s of public/',
  (name) => {
    test('is for everybody, and is kept for a day', () => {
      for (const host of ['localhost:3000', new URL(originOf('INDIA')).host]) {
        const { passesOn, header } = ask(`/${name}`, { host });
        expect([passesOn, header('cache-control')]).toEqual([true, 'public, max-age=86400']);
      }
    });

    test('has one spelling, and is read only', () => {
      expect(ask(`/${name}`, { method: 'POST' }).response.status).toBe(405);
      for (const other of [`/${name}x`, `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`])
        expect([other, ask(other).response.status]).toEqual([other, 404]);
    });
  },
);

test('a template of a mail has the address of the specification, and none of ours to a desk has one', () => {
  for (const name of TEMPLATE_FILES)
    expect(ask(`/assets/html-templates/${name}?reference=NV-2222-3333`).passesOn).toBe(true);
  for (const name of ['desk.html', '', '../../.env', 'acknowledgement-contact.txt'])
    expect(ask(`/assets/html-templates/${name}`).passesOn).toBe(false);
});

test('what app/ makes a file of says itself how long it is kept', () => {
  const { passesOn, header } = ask('/icon.svg');
  expect([passesOn, header('cache-control')]).toEqual([true, null]);
});

test.each([
  { host: new URL(originOf('USA')).host, origin: originOf('USA'), caching: SHARED },
  { host: new URL(originOf('INDIA')).host, origin: originOf('INDIA'), caching: SHARED },
  { host: 'localhost:3000', origin: originOf('USA'), caching: 'private, no-cache' },
  {
    host: 'evil.example',
    cookie: 'region=INDIA',
    origin: originOf('INDIA'),
    caching: 'private, no-cache',
  },
])('on $host security.txt is that of $origin', async ({ host, cookie, origin, caching }) => {
  const { response, header } = ask(SECURITY, { host, cookie });
  expect(response.status).toBe(200);
  expect(header('content-type')).toBe('text/plain; charset=utf-8');
  expect(header('cache-control')).toBe(caching);
  expect(header('vary')).toBe(caching === SHARED ? null : 'Cookie');
  const text = await response.text();
  expect(text).toContain(`\nCanonical: ${origin}${SECURITY}\n`);
  expect(text).not.toMatch(/evil|\n\n/);
});

test('nothing else is well known, and security.txt is read only', () => {
  const statusOf = (path: string, method?: string) => ask(path, { method }).response.status;
  expect(statusOf('/.well-known/other.txt')).toBe(404);
  expect(statusOf('/.well-known/security.txt/')).not.toBe(200);
  expect(statusOf(SECURITY, 'POST')).toBe(405);
});
