/** Every page of the route table, in both editions, in a browser. */
import { routes } from '../../lib/content/routes.ts';
import { brand } from '../../lib/content/site.ts';
import { LOCALES } from '../../lib/region/region.ts';
import { ALLOWED_COOKIES, cookiesAt } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const HOME_PAGE = '/home';
const WIDTHS = [320, 360, 768, 1440];

/** The title by the specification: brand, then the path's last segment in words. */
function titleOf(name: string, page: string, path: string): string {
  const segment = path.split('/').at(-1) ?? '';
  const words = segment.replaceAll('&', 'and').replaceAll('_', ' ');
  return `${name} | ${page === HOME_PAGE ? 'Home' : words}`;
}

for (const edition of EDITIONS)
  for (const { path, page: folder, indexed } of routes)
    test(`${edition.region}${path} is complete and fits every screen`, async ({
      page,
      context,
      site,
      giveConsent,
    }) => {
      const { region, locale } = edition;
      const origin = edition.origin(site);
      await giveConsent(origin, region);
      const response = await open(page, origin + path);
      expect(response.status()).toBe(200);
      expect(response.url()).toBe(origin + path);

      await test.step('what search engines and screen readers are told', async () => {
        await expect(page).toHaveTitle(titleOf(brand[region].name, folder, path));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const description = await page.locator('meta[name=description]').getAttribute('content');
        expect(description?.length).toBeGreaterThan(50);
        const unlisted = page.locator('meta[name=robots][content*=noindex]');
        await expect(unlisted).toHaveCount(indexed ? 0 : 1);
        const links = await page
          .locator('head link[rel=canonical], head link[rel=alternate][hreflang]')
          .evaluateAll((found) =>
            found.map((link) => [
              link.getAttribute('hreflang') ?? link.getAttribute('rel'),
              link.getAttribute('href'),
            ]),
          );
        const usa = `https://www.${brand.USA.mailDomain}${path}`;
        const india = `https://www.${brand.INDIA.mailDomain}${path}`;
        expect(Object.fromEntries(links)).toEqual({
          canonical: region === 'USA' ? usa : india,
          [LOCALES.USA]: usa,
          [LOCALES.INDIA]: india,
          'x-default': usa,
        });
        for (const property of ['og:title', 'og:description', 'og:url'])
          await expect(page.locator(`meta[property="${property}"]`)).toHaveCount(1);
      });

      await test.step('headings', async () => {
        await expect(page.locator('h1')).toHaveCount(1);
        const levels = await page
          .locator('main :is(h1, h2, h3, h4, h5, h6)')
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.charAt(1))));
        expect(levels[0]).toBe(1);
        const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
        expect(skipped, `levels ${levels.join(' ')}`).toEqual([]);
      });

      await test.step('structured data', async () => {
        const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
        const graph: { '@id'?: string; '@type': string; name?: string; inLanguage?: string }[] =
          JSON.parse(data ?? '')['@graph'];
        expect(graph.map((thing) => thing['@type'])).toEqual(
          expect.arrayContaining(['Organization', 'WebSite', 'BreadcrumbList']),
        );
        const own = graph.find((thing) => thing['@id']?.endsWith(path) && thing.inLanguage);
        expect(own?.name?.length).toBeGreaterThan(1);
        expect(own?.inLanguage).toBe(locale);
      });

      await test.step('every id is there once, every reference has its target', async () => {
        const found = await page.evaluate(() => {
          const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
          const references = [
            'aria-labelledby',
            'aria-describedby',
            'aria-controls',
            'for',
            'popovertarget',
          ].flatMap((name) =>
            [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
              (element.getAttribute(name) ?? '').split(/\s+/),
            ),
          );
          return {
            twice: ids.filter((id, index) => ids.indexOf(id) !== index),
            lost: references.filter((id) => !ids.includes(id)),
            unnamed: [...document.querySelectorAll('img:not([alt]), [role=img]:not([aria-label])')]
              .filter((picture) => !picture.hasAttribute('aria-labelledby'))
              .map(({ outerHTML }) => outerHTML.slice(0, 120)),
          };
        });
        expect(found).toEqual({ twice: [], lost: [], unnamed: [] });
      });

      await test.step('nothing is wider than the screen', async () => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const reach = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(reach, `at ${width} px`).toBeLessThanOrEqual(width);
        }
      });

      const names = Object.keys(await cookiesAt(context, origin));
      expect(names.filter((name) => !ALLOWED_COOKIES.includes(name))).toEqual([]);
    });
