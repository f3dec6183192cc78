/** The headers of every answer: a strict policy, and nothing that helps an attacker. */
import { HOME } from '../../lib/content/routes.ts';
import { consentHeader, recordOf } from '../support/consent.ts';
import { EDITIONS, GOOGLEBOT } from '../support/editions.ts';
import { visited } from '../support/kinds.ts';
import type { RawAnswer } from '../support/raw-http.ts';
import { expect, test } from '../support/test.ts';

function expectSafe(what: string, { headers }: RawAnswer, isHttps = false): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy, what).toContain("default-src 'none'");
  expect(policy, what).toContain("frame-ancestors 'none'");
  expect(policy, what).not.toMatch(/unsafe-|\*|http:/);
  expect(headers.get('x-content-type-options'), what).toBe('nosniff');
  expect(headers.get('referrer-policy'), what).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy'), what).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy'), what).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy'), what).toBe('same-origin');
  expect(headers.get('cross-origin-embedder-policy'), what).toBe('require-corp');
  expect(headers.has('x-powered-by'), what).toBe(false);
  const hsts = headers.get('strict-transport-security');
  if (isHttps) expect(Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1]), what).toBeGreaterThan(31e6);
  else expect(hsts, what).toBeUndefined();
}

for (const edition of EDITIONS) {
  const { region } = edition;
  test(`${region} edition: every page comes with a strict policy of its own`, async ({
    site,
    address,
  }) => {
    const headers = {
      Cookie: consentHeader(region, recordOf(region, address)),
      'X-Forwarded-For': address,
    };
    for (const { path, guarded } of visited) {
      const answer = await edition.get(site, path, headers);
      expect([path, answer.status]).toEqual([path, 200]);
      expectSafe(path, answer);
      const policy = answer.headers.get('content-security-policy') ?? '';
      for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"])
        expect(policy, path).toContain(part);
      expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/);
      expect(answer.headers.get('cache-control'), path).toMatch(guarded ? /^private/ : /^public/);
      expect(answer.cookies, path).toEqual([]);
    }
  });

  test(`${region} edition: so does everything that is no page`, async ({ site }) => {
    const answers: [path: string, status: number, headers?: Record<string, string>][] = [
      ['/', 307],
      ['/Products', 307],
      ['/products', 308],
      ['/no-such-page', 307],
      ['/no-such-page', 404, { 'User-Agent': GOOGLEBOT }],
      ['/no-such-file.png', 404],
      ['/icon.svg', 200],
      ['/%ff', 400],
      ['/api/v1/ip', 200],
      ['/api/v1/nothing', 404],
      ['/api/v1/content/cookie-text', 422],
      ['/api/health/live', 200],
    ];
    for (const [path, status, headers] of answers) {
      const answer = await edition.get(site, path, headers);
      expect([path, answer.status]).toEqual([path, status]);
      expectSafe(path, answer);
    }
  });

  test(`${region} edition: over https the browser is told to stay there`, async ({ site }) => {
    for (const path of [HOME, '/', '/api/v1/ip']) {
      const answer = await edition.get(site, path, { 'X-Forwarded-Proto': 'https' });
      expectSafe(path, answer, true);
    }
    const answer = await edition.get(site, HOME, { 'X-Forwarded-Proto': 'https' });
    expect(answer.cookies[0]).toMatch(/^region=.*; Secure/);
  });
}
