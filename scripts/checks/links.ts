/**
 * Every internal link leads to a page by its canonical path, and to a place that is on that page.
 * Pages are looked at one by one; what they link to is settled once all have been seen.
 */
import type { Region } from '../../lib/platform/region/region.ts';
import { isFile } from '../../lib/site/routing/files.ts';
import { type Finding, finding } from './finding.ts';
import { named, type ParsedPage } from './parse-page.ts';

/** These choose a region and lead home. */
const REGION_PATHS = /^\/(?:USA|INDIA)$/;

export class Links {
  /** Region and public path → the ids there. */
  readonly #places = new Map<string, ReadonlySet<string>>();
  readonly #links: { region: Region; path: string; hash: string; ifDead: Finding }[] = [];

  /** Remembers the places of a page and where its links lead. */
  add(page: ParsedPage): void {
    const own = page.expected?.path;
    if (own) this.#places.set(page.region + own, page.ids);
    for (const element of named(page, 'a', 'area')) {
      const { href } = element.attributes;
      // An empty address is the page itself.
      if (!href || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) continue;
      const url = new URL(href, `http://site.invalid${encodeURI(own ?? page.page)}`);
      const path = decodeURIComponent(url.pathname);
      const hash = decodeURIComponent(url.hash.slice(1));
      // A page without a route, such as 404, has the ids of the shell alone.
      if (!own && href.startsWith('#') && page.ids.has(hash)) continue;
      const problem = `the link to ${href} is dead`;
      const ifDead = finding(
        page,
        element,
        problem,
        'lead it to a page of content/site/routes.yaml',
      );
      this.#links.push({ region: page.region, path, hash, ifDead });
    }
  }

  /** The dead ones, once every page was added. */
  findings(): Finding[] {
    return this.#links.flatMap(({ region, path, hash, ifDead }) => {
      if (REGION_PATHS.test(path) || isFile(path)) return [];
      const ids = this.#places.get(region + path);
      if (!ids) return [ifDead];
      if (hash === '' || ids.has(hash)) return [];
      return [
        { ...ifDead, mend: `${path} has no place “${hash}”: correct it, or name a section so` },
      ];
    });
  }

  /** How many were looked at. */
  get count(): number {
    return this.#links.length;
  }
}
