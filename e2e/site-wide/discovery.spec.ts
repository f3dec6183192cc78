/** What crawlers, readers of feeds and social networks get from each host. */

import { pictureName } from '../../lib/site/content/picture-path.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { CRAWLERS, GOOGLEBOT } from '../support/crawlers.ts';
import { EDITIONS } from '../support/editions.ts';
import { ask } from '../support/raw-http.ts';
import { expect, test } from '../support/test.ts';

const FILES = {
  '/sitemap.xml': 'application/xml',
  '/robots.txt': 'text/plain',
  '/feed.xml': 'application/rss+xml',
  '/manifest.webmanifest': 'application/manifest+json',
  '/llms.txt': 'text/markdown',
  '/.well-known/security.txt': 'text/plain',
};

for (const edition of EDITIONS) {
  const { region } = edition;
  for (const [path, type] of Object.entries(FILES))
    test(`${region} edition: ${path} is there for everybody, and may be kept`, async ({ site }) => {
      const answer = await edition.get(site, path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain(type);
      expect(answer.headers.get('cache-control')).toContain('public');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const other = region === 'USA' ? site.india : site.usa;
      expect(answer.body).not.toContain(`${other}/sitemap`);
    });

  test(`${region} edition: a crawler reads every page of the sitemap by its canonical address`, {
    tag: '@full',
  }, async ({ site }) => {
    const { body } = await edition.get(site, '/sitemap.xml');
    const paths = [...body.matchAll(/<loc>http:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) =>
      (path ?? '').replaceAll('&amp;', '&'),
    );
    expect(paths).toHaveLength(routes.filter(({ indexed }) => indexed).length);
    for (const path of paths) {
      const answer = await edition.get(site, path, { 'User-Agent': GOOGLEBOT });
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      const canonical = edition.origin(site) + path.replaceAll('&', '&amp;');
      expect(answer.body).toContain(`rel="canonical" href="${canonical}"`);
    }
  });

  test(`${region} edition: each crawler reads the pages that llms.txt leads to`, {
    tag: '@full',
  }, async ({ site }) => {
    const { body } = await edition.get(site, '/llms.txt');
    const origin = edition.origin(site);
    const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => new URL(link ?? ''));
    expect(links.length).toBeGreaterThan(CRAWLERS.length);
    // In turn: together they read all of them.
    for (const [index, link] of links.entries()) {
      const agent = CRAWLERS[index % CRAWLERS.length] ?? '';
      const { status } = await edition.get(site, link.pathname, { 'User-Agent': agent });
      expect([agent, link.origin, link.pathname, status]).toEqual([
        agent,
        origin,
        link.pathname,
        200,
      ]);
    }
  });

  test(`${region} edition: each page of the sitemap has its picture`, async ({ site }) => {
    for (const { page } of routes.filter(({ indexed }) => indexed)) {
      const answer = await edition.get(site, `/pictures/${region}/${pictureName(page)}`);
      expect({ page, status: answer.status, type: answer.headers.get('content-type') }).toEqual({
        page,
        status: 200,
        type: 'image/png',
      });
    }
  });
}

test('a host that is nobody’s gets the edition of its cookie, and nobody keeps it', async ({
  site,
}) => {
  const answer = await ask(site.port, {
    path: '/robots.txt',
    headers: { Host: 'localhost', Cookie: 'region=INDIA' },
  });
  expect(answer.body).toContain(`${site.india}/sitemap.xml`);
  expect(answer.headers.get('cache-control')).toContain('private');
});
