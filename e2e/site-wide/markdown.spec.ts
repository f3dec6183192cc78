/** Pages as Markdown: what machines get, by address and by Accept, and under which guard. */

import { HOME } from '../../lib/site/content/routes.ts';
import { GUARDED } from '../attacks/guard-shapes.ts';
import { consentCookie, leaks, secretPhrases } from '../attacks/guard-tries.ts';
import { GOOGLEBOT } from '../support/crawlers.ts';
import { EDITIONS } from '../support/editions.ts';
import { type NextStart, startNext } from '../support/next-start.ts';
import { ask } from '../support/raw-http.ts';
import { expect, newAddress, test } from '../support/test.ts';

const WANTED = { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' };
const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const OPEN = [HOME, '/plan', '/contact-us'];

for (const edition of EDITIONS) {
  const { region, locale } = edition;

  test(`${region} edition: a machine reads an open page as Markdown, by its address and by Accept`, async ({
    site,
  }) => {
    for (const path of OPEN) {
      const byAddress = await edition.get(site, `${path}.md`);
      const byAccept = await edition.get(site, path, WANTED);
      for (const answer of [byAddress, byAccept]) {
        expect(answer.status, path).toBe(200);
        expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
        expect(answer.headers.get('link')).toContain(`${path}>; rel="canonical"`);
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(answer.cookies).toEqual([]);
        expect(answer.body).toContain(`canonical: "${edition.origin(site)}${path}"`);
        expect(answer.body).toContain(`language: "${locale}"`);
      }
      expect(byAccept.body).toBe(byAddress.body);
      expect(byAddress.headers.get('cache-control')).toContain('public');
      expect(byAccept.headers.get('cache-control')).toBe('private, no-cache');
      expect(byAccept.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    }
  });

  test(`${region} edition: a browser gets the page, and caches are told what it depends on`, async ({
    site,
  }) => {
    for (const path of OPEN) {
      const answer = await edition.get(site, path, { ...BROWSER, Cookie: `region=${region}` });
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toContain('public');
      expect(answer.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    }
  });

  test(`${region} edition: llms.txt says how to get Markdown, and leads to it`, async ({
    site,
  }) => {
    const { body } = await edition.get(site, '/llms.txt');
    expect(body).toContain('Accept: text/markdown');
    const [, address = ''] = /\]\(([^)]*\/plan\.md)\)/.exec(body) ?? [];
    const answer = await edition.get(site, new URL(address).pathname);
    expect(answer.body).toMatch(/^\| Price per user and month \|/m);
  });
}

test('Markdown is sent as small as it can be, and not again to whom has it', async ({ site }) => {
  const path = '/plan.md';
  const plain = await ask(site.port, { path });
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'Accept-Encoding': encoding };
    const packed = await ask(site.port, { path, headers });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.body.length / 2);
    const tag = packed.headers.get('etag') ?? '';
    const again = await ask(site.port, { path, headers: { ...headers, 'If-None-Match': tag } });
    expect([again.status, again.body]).toEqual([304, '']);
    // The tag of the one form says nothing of the other.
    const page = await ask(site.port, {
      path: '/plan',
      headers: { ...headers, 'If-None-Match': tag },
    });
    expect(page.status).toBe(200);
  }
  const head = await ask(site.port, { method: 'HEAD', path });
  expect(head.headers.get('content-length')).toBe(plain.headers.get('content-length'));
  expect(head.body).toBe('');
});

test('a page that is no text for everybody has no Markdown', async ({ site }) => {
  for (const path of ['/auth/login', '/newsletter/confirm']) {
    const answer = await ask(site.port, { path, headers: WANTED });
    expect(answer.headers.get('content-type'), path).toContain('text/html');
    expect((await ask(site.port, { path: `${path}.md` })).status, path).toBe(404);
  }
});

/** Who may read a guarded page as Markdown, of a server that serves this build. */
async function expectGuarded(site: { port: number }): Promise<void> {
  const phrases = await secretPhrases(site, 'USA');
  const ip = newAddress();
  const consent = { Cookie: consentCookie('USA', ip), 'X-Forwarded-For': ip };
  for (const [path, wanted] of [
    [`${GUARDED}.md`, {}],
    [GUARDED, WANTED],
  ] as const) {
    const stranger = { 'X-Forwarded-For': newAddress(), Cookie: 'region=USA', ...wanted };
    const refused = await ask(site.port, { path, headers: stranger });
    expect(refused.status).toBe(307);
    expect(refused.headers.get('location')).toContain('consent=missing');
    expect(leaks(refused, phrases)).toEqual([]);
    const bot = { ...stranger, 'User-Agent': GOOGLEBOT };
    for (const headers of [{ ...consent, ...wanted }, bot]) {
      const shown = await ask(site.port, { path, headers });
      expect(shown.status).toBe(200);
      expect(shown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(shown.headers.get('cache-control')).toMatch(/^private/);
      expect(leaks(shown, phrases).length, 'what the guard keeps').toBeGreaterThan(15);
    }
    const elsewhere = { ...consent, 'X-Forwarded-For': newAddress(), ...wanted };
    const moved = await ask(site.port, { path, headers: elsewhere });
    expect(moved.headers.get('location')).toContain('consent=ip');
  }
}

test('a guarded page is guarded as Markdown too', ({ site }) => expectGuarded(site));

test.describe('under plain next start', () => {
  let next: NextStart;
  test.beforeAll(async () => {
    next = await startNext();
  });
  test.afterAll(() => next?.stop());

  test('the same Markdown is served, under the same guard', { tag: '@full' }, async () => {
    await expectGuarded(next);
    const answer = await ask(next.port, { path: '/plan', headers: WANTED });
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(answer.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    expect(answer.body).toMatch(/^# /m);
  });
});
