/**
 * Attack 1: a guarded page read without consent. Everything that ever skipped a middleware of Next
 * or of a proxy is tried on every way of writing the path; no word of the page may come back.
 */
import { buildRecord, everyCategory, serializeRecord } from '../../lib/consent/record.ts';
import { HOME } from '../../lib/content/routes.ts';
import { cookieText } from '../../lib/content/site.ts';
import type { Region } from '../../lib/region/region.ts';
import { phrasesOf } from '../support/phrases.ts';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import type { Site } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';
import { GUARDED, HEADERS, PATHS } from './guard-shapes.ts';

function consentCookie(region: Region, ip: string): string {
  const { revision } = cookieText[region];
  const record = buildRecord({ region, ip, choices: everyCategory(true), revision });
  return `cookie-consent-${region}=${encodeURIComponent(serializeRecord(record))}; region=${region}`;
}

/** Phrases of the guarded page that no open page has, found in what a consenting visitor reads. */
async function secretPhrases(site: Site, region: Region): Promise<string[]> {
  const ip = newAddress();
  const headers = { 'X-Forwarded-For': ip, Cookie: consentCookie(region, ip) };
  const read = async (path: string) => (await ask(site.port, { path, headers })).body;
  const [guarded, ...open] = await Promise.all([GUARDED, HOME, '/contact-us'].map(read));
  return phrasesOf(GUARDED, region).filter(
    (phrase) => guarded?.includes(phrase) && !open.some((body) => body.includes(phrase)),
  );
}

const leaks = ({ text, body }: RawAnswer, phrases: string[]) =>
  phrases.filter((phrase) => text.includes(phrase) || body.includes(phrase));

const maySharedCacheKeep = (answer: RawAnswer) =>
  !/private|no-store/.test(answer.headers.get('cache-control') ?? '');

for (const region of ['USA', 'INDIA'] as const)
  test(`without consent no header and no path shows a word of a guarded page (${region})`, async ({
    site,
    address,
  }) => {
    const phrases = await secretPhrases(site, region);
    expect(phrases.length, 'what stands only on the guarded page').toBeGreaterThan(15);
    const found: string[] = [];
    const wrong: string[] = [];
    for (const extra of HEADERS) {
      const answers = await Promise.all(
        PATHS.map(async (path) => {
          const cookie = [extra.Cookie, `region=${region}`].filter(Boolean).join('; ');
          const headers = { 'X-Forwarded-For': address, ...extra, Cookie: cookie };
          return { path, answer: await ask(site.port, { path, headers }) };
        }),
      );
      for (const { path, answer } of answers) {
        const name = `${path} ${JSON.stringify(extra)} → ${answer.status}`;
        if (leaks(answer, phrases).length > 0) found.push(name);
        if (answer.status >= 500) wrong.push(name);
      }
    }
    expect(found, 'what was answered with guarded words').toEqual([]);
    expect(wrong, 'what made the server fail').toEqual([]);
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
        // Next sends data requests on to an address that caches can tell from the document's.
        if (!('RSC' in headers)) expect(answer.status, name).toBe(cookie === 'a=b' ? 307 : 200);
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
