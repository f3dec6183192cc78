/**
 * Attack 2, first half: a Host that is not ours is never echoed, whoever claims it and how. Without a
 * trusted proxy: claimed-addresses.spec.ts.
 */
import { brand } from '../../lib/site/content/site.ts';
import { CONTACT, mailsAbout, message, referenceOf } from '../support/contact.ts';
import { ask, askJson, type RawAnswer } from '../support/raw-http.ts';
import { expect, newAddress, test } from '../support/test.ts';

const EVIL = /evil\.(?:example|com|in)/i;
const PATHS = ['/', '/USA', '/INDIA', '/Products/HRIS', '/products/hris', '/contact', '/nowhere'];
const MORE_PATHS = ['/contact-us', '/nowhere.png', '/api/v1/ip', '/api/nowhere', '/sitemap.xml'];

/** Names that read like ours, or that only look like a host. */
const HOSTS = [
  'evil.example',
  'evil.com',
  'evil.in',
  `evil.example:80`,
  `www.${brand.USA.slug}.com.evil.example`,
  `${brand.USA.slug}.com.evil.com`,
  `evil${brand.USA.slug}.com.evil.in`,
  'localhost.evil.example',
  '127.0.0.1.evil.example',
];

const echoes = (answer: RawAnswer) => EVIL.test(answer.text) || EVIL.test(answer.body);

test('a forged Host or X-Forwarded-Host comes back nowhere', async ({ site, address }) => {
  const claims = HOSTS.flatMap((host) => [
    { Host: host },
    { 'X-Forwarded-Host': host },
    { 'X-Forwarded-Host': `localhost, ${host}` },
    { Host: host, 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' },
    { 'X-Host': host, 'X-Original-Host': host, Forwarded: `host=${host}` },
    { 'X-Forwarded-Server': host, 'X-HTTP-Host-Override': host, Origin: `https://${host}` },
  ]);
  const wrong: string[] = [];
  for (const claim of claims)
    for (const path of [...PATHS, ...MORE_PATHS]) {
      const headers = { 'X-Forwarded-For': address, ...claim };
      const answer = await ask(site.port, { path, headers });
      if (echoes(answer) || answer.status >= 500)
        wrong.push(
          `${path} ${JSON.stringify(claim)} → ${answer.status} ${answer.headers.get('location')}`,
        );
    }
  expect(wrong).toEqual([]);
});

test('a doubled, missing or malformed Host is refused with 400', async ({ site }) => {
  const hosts: (string | readonly string[])[] = [
    ...[
      ['localhost', 'evil.example'],
      ['evil.example', 'localhost'],
      ['localhost', 'localhost'],
    ],
    ...[[], '', '-', 'a'.repeat(300)],
    ...['localhost, evil.example', 'localhost evil.example', 'localhost/evil.example'],
    ...['localhost@evil.example', 'user:password@localhost', 'localhost#evil.example'],
    ...['localhost?evil.example', 'localhost\\evil.example', 'http://evil.example'],
    ...['localhost:80:80', 'localhost:port', 'localhost:999999', 'norvant.com:99999'],
    ...['127.999.1.1', '[evil.example]', '.evil.example', 'evil.example\u00e9'],
    '<script>alert(1)</script>',
  ];
  for (const host of hosts)
    for (const path of ['/', '/contact-us', '/api/v1/ip']) {
      const answer = await ask(site.port, { path, headers: { Host: host } });
      expect(answer.status, `Host: ${JSON.stringify(host)} at ${path}`).toBe(400);
      expect(echoes(answer), `Host: ${JSON.stringify(host)} at ${path}`).toBe(false);
      expect(answer.body).not.toContain('<script');
    }
});

test('a request line that names another site is not followed', async ({ site }) => {
  const targets = [
    'http://evil.example/',
    'https://evil.example/INDIA',
    '//evil.example/%2e%2e',
    '*',
  ];
  for (const path of [...targets, '//evil.example', '///evil.example/USA', '/\\evil.example/']) {
    const answer = await ask(site.port, { path });
    const location = answer.headers.get('location');
    expect(answer.status, path).toBeLessThan(500);
    const goesTo = location === undefined ? undefined : new URL(location, 'http://localhost').host;
    expect(goesTo ?? 'localhost', `${path} → ${location}`).toMatch(/^localhost(?::\d+)?$/);
  }
});

test('mails name our own site, whatever Host the message came with', async ({ site }) => {
  for (const headers of [
    { Host: 'evil.example' },
    { Host: 'evil.in', 'X-Forwarded-Host': 'evil.com', 'X-Forwarded-Proto': 'https' },
  ]) {
    const sent = { 'X-Forwarded-For': newAddress(), ...headers };
    const answer = await askJson(site.port, { path: CONTACT, json: message(site), headers: sent });
    const mails = await mailsAbout(site, referenceOf(answer));
    for (const mail of mails) {
      expect(JSON.stringify(mail)).not.toMatch(EVIL);
      expect(mail.html).toMatch(/https?:\/\/www\.norvant\.(?:com|in)/);
    }
  }
});

test('a proxy that hands on X-Forwarded-Host from its clients moves nobody to the other edition', async ({
  site,
}) => {
  const own = { Host: 'www.norvant.com', Cookie: 'region=USA' };
  for (const path of ['/contact-us', '/', '/USA', '/nowhere']) {
    const answer = await ask(site.port, { path, headers: own });
    const headers = { ...own, 'X-Forwarded-Host': 'www.norvant.in' };
    const forged = await ask(site.port, { path, headers });
    const withoutOwn = ({ text }: RawAnswer) =>
      text.replaceAll(/\r\n(?:Date|X-Request-Id): [^\r]*/gi, '');
    expect(withoutOwn(forged) === withoutOwn(answer), path).toBe(true);
  }
});
