/** Who asks for a page decides the answer: crawlers read everything, people are led home. */
import { HOME } from '../../lib/site/content/routes.ts';
import { isCrawler } from '../../lib/site/routing/crawler.ts';
import { consentHeader, recordOf, toastOf } from '../support/consent.ts';
import { CRAWLERS, GOOGLEBOT } from '../support/crawlers.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { visited } from '../support/kinds.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const UNKNOWN = '/Products/Abacus';

inEach(mostlyIn('INDIA'), ({ edition, region, words }) => {
  test('a crawler reads every page byte for byte as a consenting visitor does', {
    tag: '@full',
  }, async ({ site, address }) => {
    const visitor = {
      Cookie: consentHeader(region, recordOf(region, address)),
      'X-Forwarded-For': address,
    };
    for (const path of visited.map((route) => encodeURI(route.path))) {
      const seen = await edition.get(site, path, visitor);
      expect([path, seen.status]).toEqual([path, 200]);
      for (const agent of CRAWLERS) {
        const crawled = await edition.get(site, path, { 'User-Agent': agent });
        expect([path, crawled.status]).toEqual([path, 200]);
        expect(crawled.body === seen.body, `${path} reads the same`).toBe(true);
      }
    }
  });

  test('a crawler at an unknown path gets a true 404 that is not to be indexed', async ({
    site,
  }) => {
    const answer = await edition.get(site, UNKNOWN, { 'User-Agent': GOOGLEBOT });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(answer.body).toContain(words.notFound.title);
    expect(answer.body, 'it offers the search').toMatch(/<form [^>]*action="\/search"/);
    expect(answer.body).toMatch(/<meta name="robots" content="noindex/);
    expect(answer.body).not.toContain('rel="canonical"');
  });

  test('the browser of all these visits counts as a person’s', async ({ page, origin }) => {
    await open(page, origin + HOME);
    const userAgent = await page.evaluate(() => navigator.userAgent);
    expect(isCrawler(userAgent), `${userAgent}: set userAgent in playwright.config.ts`).toBe(false);
  });

  test('a person at an unknown path lands on the homepage and is told', async ({
    page,
    site,
    origin,
  }) => {
    const answer = await edition.get(site, UNKNOWN);
    expect(answer.status).toBe(307);
    const query = new URLSearchParams({ missing: UNKNOWN });
    expect(answer.headers.get('location')).toBe(`${HOME}?${query}#page-not-found`);
    expect(answer.headers.get('cache-control')).toBe('no-store');

    await open(page, origin + UNKNOWN);
    await expect(toastOf(page, edition, UNKNOWN)).toBeVisible();
    await expect(page.getByText(words.shell.pageNotFound)).toBeInViewport();
    await expect(page).toHaveURL(origin + HOME);
  });

  test('only who was led to the homepage reads there why, and never twice', async ({
    page,
    site,
    origin,
  }) => {
    const { pageNotFound } = words.shell;
    const { warning } = words.consent;
    const readAt = async (path: string) => {
      const { body, headers } = await edition.get(site, path.replace(/#.*/, ''));
      return { body, caching: headers.get('cache-control') };
    };
    for (const [asked, said, unsaid] of [
      [UNKNOWN, pageNotFound, warning],
      ['/Products', warning, pageNotFound],
    ] as const) {
      const { headers } = await edition.get(site, asked);
      const { body, caching } = await readAt(headers.get('location') ?? '');
      expect(body).toContain(said);
      expect(body).not.toContain(unsaid);
      expect(caching).toBe('private, no-cache');
      expect(body, 'search engines list the homepage').toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*${HOME}"`),
      );
      expect(body).toMatch(/<meta name="robots" content="noindex/);
    }
    const { body } = await readAt(HOME);
    expect(body).not.toContain(pageNotFound);
    expect(body).not.toContain(warning);
    expect(body).not.toMatch(/<meta name="robots"/);

    await open(page, origin + UNKNOWN);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(pageNotFound)).toHaveCount(0);
  });

  test('an unknown file and an unknown call are simply missing', async ({ site }) => {
    for (const path of ['/missing.png', '/Products/HRIS.pdf', '/_next/nothing']) {
      const file = await edition.get(site, path);
      expect([path, file.status]).toEqual([path, 404]);
      expect(file.headers.get('content-type')).toContain('text/plain');
    }
    const call = await edition.get(site, '/api/v1/nothing');
    expect(call.status).toBe(404);
    expect(call.headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(call.body)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
