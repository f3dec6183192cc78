/**
 * Attack 1: a guarded page read without consent. Everything that ever skipped a middleware of Next
 * or of a proxy is tried on every way of writing the path; no word of the page may come back.
 */
import { buildRecord, everyCategory } from '../../lib/site/consent/record.ts';
import { cookieText } from '../../lib/site/content/site.ts';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import { expect, newAddress, test } from '../support/test.ts';
import { GUARDED } from './guard-shapes.ts';
import { consentCookie, guardedWordsShown, leaks, secretPhrases } from './guard-tries.ts';

const maySharedCacheKeep = (answer: RawAnswer) =>
  !/private|no-store/.test(answer.headers.get('cache-control') ?? '');

for (const region of ['USA', 'INDIA'] as const)
  test(`without consent no header and no path shows a word of a guarded page (${region})`, async ({
    site,
    address,
  }) => {
    const { phrases, shown, failed } = await guardedWordsShown(site, region, address);
    expect(phrases, 'what stands only on the guarded page').toBeGreaterThan(15);
    expect(shown, 'what was answered with guarded words').toEqual([]);
    expect(failed, 'what made the server fail').toEqual([]);
  });

test('other methods and form actions get no word of a guarded page either', async ({
  site,
  address,
}) => {
  const phrases = await secretPhrases(site, 'USA');
  const contact = await ask(site.port, { path: '/contact-us' });
  const action = /\$ACTION_\d+:0[^>]*?&quot;id&quot;:&quot;([0-9a-f]+)/.exec(contact.body)?.[1];
  expect(action, "the id of the contact form's action").toBeTruthy();
  const form = 'multipart/form-data; boundary=x';
  for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'FOO'])
    for (const path of [GUARDED, `/USA${GUARDED}`, `${GUARDED}.rsc`])
      for (const headers of [
        { 'Content-Type': form },
        { 'Content-Type': 'text/plain;charset=UTF-8', 'Next-Action': String(action) },
        { 'Content-Type': 'text/plain', 'Next-Action': 'a'.repeat(42), RSC: '1' },
      ]) {
        const body = method === 'HEAD' ? undefined : '[]';
        const sent = { ...headers, 'X-Forwarded-For': address };
        const answer = await ask(site.port, { method, path, headers: sent, body });
        const name = `${method} ${path} ${JSON.stringify(headers)} → ${answer.status}`;
        expect(leaks(answer, phrases), name).toEqual([]);
        expect(answer.status, name).toBeLessThan(500);
      }
});

test('no shared cache may keep what a guarded path answers, for anybody', async ({ site }) => {
  const ip = newAddress();
  for (const host of ['localhost', 'www.norvant.com', 'www.norvant.in'])
    for (const headers of [{}, { RSC: '1' }, { RSC: '1', 'Next-Router-Prefetch': '1' }])
      for (const cookie of ['a=b', consentCookie(host.endsWith('.in') ? 'INDIA' : 'USA', ip)]) {
        const sent = { Host: host, Cookie: cookie, 'X-Forwarded-For': ip, ...headers };
        const answer = await ask(site.port, { path: GUARDED, headers: sent });
        const name = `${host} ${JSON.stringify(headers)} ${cookie.slice(0, 12)}`;
        expect(answer.status, name).toBe(cookie === 'a=b' ? 307 : 200);
        expect(maySharedCacheKeep(answer), `${name}: ${answer.headers.get('cache-control')}`).toBe(
          false,
        );
        expect(answer.headers.get('cache-control'), name).not.toMatch(/s-maxage|public/);
      }
});

test("another address's consent, an older text's and the other edition's do not open the door", async ({
  site,
  address,
}) => {
  const { revision } = cookieText.USA;
  const own = { region: 'USA', ip: address, choices: everyCategory(true), revision } as const;
  const good = buildRecord(own);
  const records = [
    { ...good, ip: newAddress() },
    { ...good, ip: '' },
    { ...good, ip: '*' },
    { ...good, revision: '2000-01-01' },
    { ...good, country_code: 'INDIA' },
    { ...good, necessary_cookies_consent: false },
    { ...good, necessary_cookies_consent: 'true' },
    { ...good, consent: 1 },
    [good],
    { __proto__: good },
  ];
  const get = (record: unknown) =>
    ask(site.port, {
      path: GUARDED,
      headers: {
        'X-Forwarded-For': address,
        Cookie: `cookie-consent-USA=${encodeURIComponent(JSON.stringify(record))}`,
      },
    });
  for (const record of records)
    expect((await get(record)).status, JSON.stringify(record)).toBe(307);
  expect((await get(good)).status, 'the true record').toBe(200);
});
