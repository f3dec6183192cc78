/** The two editions: which one a visitor gets, how they change it, and the one right path of a page. */

import { LOCALES, otherRegion, REGION_NAMES } from '../../lib/platform/region/region.ts';
import { HOME, routes } from '../../lib/site/content/routes.ts';
import { brand } from '../../lib/site/content/site.ts';
import { cookiesAt } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { ask } from '../support/raw-http.ts';
import { expect, test } from '../support/test.ts';

inEach(EDITIONS, ({ edition, region, locale, words }) => {
  const other = otherRegion(region);
  const otherEdition = EDITIONS.find((one) => one.region === other) ?? edition;

  test('the other edition is one address away, on its own domain', async ({
    page,
    site,
    origin,
  }) => {
    const answer = await edition.get(site, `/${other}`);
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(otherEdition.origin(site) + HOME);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.cookies).toEqual([]);
    await page.goto(`${origin}/${other}`);
    await expect(page).toHaveURL(otherEdition.origin(site) + HOME);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[other]);
  });

  test('its own address leads home and sets the cookie', async ({ site }) => {
    const answer = await edition.get(site, `/${region}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, HOME]);
    expect(answer.cookies).toHaveLength(1);
    expect(answer.cookies[0]).toMatch(
      new RegExp(`^region=${region}; Path=/; .*Max-Age=31536000; SameSite=lax$`),
    );
  });

  test('the region menu opens the other edition at the page that is being read', async ({
    page,
    site,
    origin,
  }) => {
    await open(page, `${origin}/contact-us`);
    await page.getByRole('button', { name: new RegExp(words.shell.region) }).click();
    const link = page.getByRole('link', {
      name: new RegExp(`${brand[other].name} ${REGION_NAMES[other]}`),
    });
    await link.click();
    await expect(page).toHaveURL(`${otherEdition.origin(site)}/contact-us`);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[other]);
  });

  test('who comes by a number stays there, with the edition that was chosen', {
    tag: '@full',
  }, async ({ page, site }) => {
    const byNumber = `http://127.0.0.1:${site.port}`;
    await open(page, `${byNumber}/${region}`);
    await expect(page).toHaveURL(byNumber + HOME);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect(await cookiesAt(page, byNumber)).toEqual({ region });
    await open(page, `${byNumber}/CONTACT-us`);
    await expect(page).toHaveURL(`${byNumber}/contact-us`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });

  test('on this machine the address chooses the edition and a cookie keeps it', {
    tag: '@full',
  }, async ({ page, site }) => {
    const answer = await ask(site.port, { path: `/${region}` });
    expect([answer.status, answer.headers.get('location')]).toEqual([307, HOME]);
    await open(page, `${site.local}/${region}`);
    await expect(page).toHaveURL(site.local + HOME);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect(await cookiesAt(page, site.local)).toEqual({ region });
    await open(page, `${site.local}/contact-us`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });

  test('on a live domain the domain decides, whatever the cookie says', async ({ site }) => {
    const contradicted = await edition.get(site, HOME, { Cookie: `region=${other}` });
    expect(contradicted.body).toContain(`<html lang="${locale}"`);
    expect(contradicted.cookies[0]).toContain(`region=${region};`);
    expect(contradicted.headers.get('cache-control')).toBe('private, no-cache');
    const agreed = await edition.get(site, HOME, { Cookie: `region=${region}` });
    expect(agreed.cookies).toEqual([]);
    expect(agreed.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
  });

  test('any other value is an unknown path', async ({ site }) => {
    for (const path of ['/UK', '/usa', '/India', '/USA/home', `/${region}/Products/HRIS`]) {
      const answer = await edition.get(site, path);
      const query = new URLSearchParams({ missing: path });
      expect([path, answer.status, answer.headers.get('location')]).toEqual([
        path,
        307,
        `${HOME}?${query}#page-not-found`,
      ]);
    }
  });

  test('another case, a slash at the end and a twin lead to the one right path', async ({
    site,
  }) => {
    const cases: [asked: string, right: string][] = [
      ['/products/hris?x=1&y=%26', '/Products/HRIS?x=1&y=%26'],
      ['/PRODUCTS/', '/Products'],
      ['/Products/HRIS/?x=1', '/Products/HRIS?x=1'],
      ['/Contact-Us', '/contact-us'],
      ['/contact?topic=demo', '/contact-us?topic=demo'],
      ['/contactus/', '/contact-us'],
      [HOME.toUpperCase(), HOME],
      ['/Home/?a=b', '/home?a=b'],
    ];
    for (const [asked, right] of cases) {
      const answer = await edition.get(site, asked);
      expect([asked, answer.status, answer.headers.get('location')]).toEqual([asked, 308, right]);
      expect(answer.headers.get('cache-control')).toContain('private');
      expect(answer.cookies).toEqual([]);
    }
  });

  test('every name of the homepage shows it and names the canonical one', async ({ site }) => {
    const home = routes.find(({ path }) => path === HOME);
    expect(home?.alias).toHaveLength(4);
    for (const path of [HOME, ...(home?.alias ?? [])]) {
      const answer = await edition.get(site, path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body).toMatch(new RegExp(`rel="canonical" href="[^"]*${HOME}"`));
    }
  });
});
