/** Every link and anchor of every page, in both editions, leads somewhere, without a detour. */
import { routes } from '../../lib/content/routes.ts';
import { consentHeader, recordOf } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import { expect, test } from '../support/test.ts';

const attribute = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
const hrefsOf = (html: string) => attribute(html, /<a\s[^>]*?href="([^"]*)"/g);
const idsOf = (html: string) => new Set(attribute(html, /\sid="([^"]+)"/g));

for (const edition of EDITIONS)
  test(`${edition.region} edition: no link is dead`, async ({ site, address }) => {
    const headers = {
      Cookie: consentHeader(edition.region, recordOf(edition.region, address)),
      'X-Forwarded-For': address,
    };
    const seen = new Map<string, { status: number; ids: Set<string> }>();
    const visit = async (path: string) => {
      const answer = await edition.get(site, path, headers);
      seen.set(path, { status: answer.status, ids: idsOf(answer.body) });
      return answer.body;
    };

    /** Address → the pages it stands on. */
    const links = new Map<string, string[]>();
    for (const { path } of routes)
      for (const href of hrefsOf(await visit(path))) {
        const url = new URL(href, `http://site.invalid${path}`);
        if (url.host !== 'site.invalid') {
          expect(url.protocol, `${href} on ${path}`).toMatch(/^(?:https:|mailto:|tel:)$/);
          continue;
        }
        const target = url.pathname + url.search + url.hash;
        links.set(target, [...(links.get(target) ?? []), path]);
      }
    expect(links.size).toBeGreaterThan(50);

    const dead: string[] = [];
    for (const [target, pages] of links) {
      const { pathname, search, hash } = new URL(target, 'http://site.invalid');
      const path = pathname + search;
      if (!seen.has(path)) await visit(path);
      const found = seen.get(path);
      // The two addresses that choose an edition are redirects by nature.
      const expected = /^\/(?:USA|INDIA)$/.test(path) ? 307 : 200;
      const hasAnchor = !hash || found?.ids.has(decodeURIComponent(hash.slice(1)));
      if (found?.status !== expected || !hasAnchor)
        dead.push(`${target} (${found?.status}) on ${[...new Set(pages)].join(', ')}`);
    }
    expect(dead).toEqual([]);
  });
