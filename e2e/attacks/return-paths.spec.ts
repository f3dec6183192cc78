/** Attack 2, second half: nobody is led to another site by a path that comes from the address. */
import { HOME } from '../../lib/site/content/routes.ts';
import { postChoice } from '../support/form-post.ts';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import type { Site } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';

/** What a browser would read as another site, a script or a second header. */
const TARGETS = [
  ...['//evil.example', '///evil.example', '////evil.example/%2f..'],
  ...['/\\evil.example', '\\\\evil.example', '\\/evil.example'],
  ...['/\t/evil.example', '/\n/evil.example', '\t//evil.example', ' //evil.example'],
  ...['/.//evil.example', '/..//evil.example', '/%2e//evil.example', '/%2e%2e//evil.example'],
  ...['/contact-us/..//evil.example', '/contact-us/%2e%2e//evil.example'],
  ...['/%2f%2fevil.example', '/%2fevil.example', '/%5cevil.example', '%2f%2fevil.example'],
  ...['https://evil.example', 'https:evil.example', 'http:/evil.example'],
  ...['//evil.example@localhost', '/@evil.example', '@evil.example', ':80@evil.example'],
  ...['evil.example', '.evil.example'],
  ...['javascript:alert(1)', 'JaVaScRiPt://%0aalert(1)', '/javascript:alert(1)'],
  'data:text/html,<script>alert(1)</script>',
  ...['/contact-us\r\nSet-Cookie: evil=1', '/contact-us%0d%0aSet-Cookie:%20evil=1'],
  ...['/contact-us\u2028Set-Cookie: evil=1', '/contact-us\u0000.evil.example'],
  '/contact-us?a=\r\nLocation: //evil.example',
  `/${'a'.repeat(2000)}`,
];

/** Where a browser that was at `origin` would go. */
function destination(answer: RawAnswer, origin: string): URL | undefined {
  const location = answer.headers.get('location');
  return location === undefined ? undefined : new URL(location, origin);
}

function expectToStay(answer: RawAnswer, origins: string[], name: string): void {
  const target = destination(answer, origins[0] ?? '');
  expect(answer.status, name).toBeLessThan(500);
  expect(target ? origins : 'nowhere', `${name} → ${target}`).toContain(
    target?.origin ?? 'nowhere',
  );
  expect(answer.cookies.join('; '), name).not.toContain('evil');
}

const origins = (site: Site) => [site.local, site.usa, site.india];

test('the edition switch goes to pages of this site only', async ({ site }) => {
  for (const target of TARGETS)
    for (const [edition, host] of [
      ['INDIA', `localhost:${site.port}`],
      ['INDIA', `www.norvant.com:${site.port}`],
      ['USA', `www.norvant.in:${site.port}`],
    ]) {
      const path = `/${edition}?next=${encodeURIComponent(target)}`;
      const answer = await ask(site.port, { path, headers: { Host: String(host) } });
      expect(answer.status, path).toBe(307);
      expectToStay(answer, origins(site), `${host}${path}`);
    }
});

test('a good page is still kept by the edition switch', async ({ site }) => {
  const headers = { Host: `localhost:${site.port}` };
  const answer = await ask(site.port, { path: '/INDIA?next=/contact-us%3Fa=b%23message', headers });
  expect(destination(answer, site.local)?.href).toBe(`${site.local}/contact-us?a=b#message`);
});

test('the consent form without scripts leads to pages of this site only', async ({ site }) => {
  const Host = `localhost:${site.port}`;
  const post = (Referer: string) =>
    postChoice(site, { Host, 'X-Forwarded-For': newAddress(), Referer });
  const page = `${site.local}${HOME}?consent=missing&next=`;
  for (const target of TARGETS) {
    const answer = await post(page + encodeURIComponent(target));
    expect(answer.status, target).toBe(303);
    expectToStay(answer, [site.local], `next=${target}`);
  }
  const elsewhere = [
    'https://evil.example/contact-us',
    `https://evil.example:${site.port}/?next=/contact-us`,
    `http://localhost:${site.port}@evil.example/contact-us`,
    `http://localhost.evil.example:${site.port}/contact-us`,
    `${site.local}//evil.example`,
    `${site.local}/.//evil.example`,
    `${site.local}/\\evil.example`,
    'javascript:alert(1)',
    'about:blank',
    'not an address',
  ];
  for (const referer of elsewhere) expectToStay(await post(referer), [site.local], referer);
  const good = await post(`${page}${encodeURIComponent('/Products/HRIS?a=b')}`);
  expect(destination(good, site.local)?.href).toBe(`${site.local}/Products/HRIS?a=b`);
});

test('a guard marker in the address cannot lead a consenting visitor away', {
  tag: '@full',
}, async ({ site, browser, address }) => {
  for (const target of [
    '//evil.example/',
    '/.//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': address } });
    const page = await context.newPage();
    // Tells of every navigation in the moment it is begun.
    await page.addInitScript(() => {
      const begun: string[] = [];
      Object.assign(window, { begun });
      navigation.addEventListener('navigate', ({ destination }) => begun.push(destination.url));
    });
    await page.goto(`${site.local}${HOME}?consent=missing&next=${encodeURIComponent(target)}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /allow all/i })
      .click();
    // The notice is drawn after the visitor would have been sent on.
    await expect(page.getByText('Your choice is saved.')).toBeVisible();
    const begun = await page.evaluate(() => (window as { begun?: string[] }).begun ?? ['left']);
    const elsewhere = begun.filter((url) => URL.parse(url)?.origin !== site.local);
    expect(elsewhere, target).toEqual([]);
    await context.close();
  }
});
