/** Does every link lead to a page that exists, and to an anchor that is on it? */
import { nearest } from '../../../platform/settings/nearest.ts';
import { anchorsOf, linksOf } from '../texts.ts';
import type { Corpus, Entry, PageEntry, RegionalProblem } from './corpus.ts';

/** Anchors by path and edition. What a section fills in from content/site counts too. */
function anchorTable({ pages, site }: Corpus) {
  const anchorsIn = ({ schema, value }: Entry) =>
    anchorsOf(schema, value).map((each) => each.value);
  const shared = ({ value, region }: PageEntry) =>
    site
      .filter((entry) => entry.region === region)
      .flatMap((entry) => {
        const shows = (type: string) => value.sections.some((section) => section.type === type);
        if (entry.file === 'site/offices.yaml' && shows('offices')) return anchorsIn(entry);
        if (entry.file === 'site/claims.yaml' && shows('claim-ledger'))
          return (entry.value as { id: string }[]).map(({ id }) => `claim-${id}`);
        return [];
      });
  return new Map(
    pages.map((page) => [
      `${page.route.path} ${page.region}`,
      [...anchorsIn(page), ...shared(page)],
    ]),
  );
}

export function checkLinks(corpus: Corpus): RegionalProblem[] {
  const anchors = anchorTable(corpus);
  const paths = corpus.routes.map(({ path }) => path);

  /** What is wrong with `href` on the page at `own`, or undefined. */
  const wrong = (href: string, region: string, own?: string): string | undefined => {
    const [start = '', fragment] = href.split('#');
    const asked = decodeURI(start.replace(/\?.*/, ''));
    const path = asked === '' ? own : asked;
    if (path === undefined)
      return `no page has "#${fragment}" everywhere. Write the page before it`;
    const alias = corpus.routes.find((route) => route.alias.includes(path));
    if (alias) return `"${path}" is a second address. Write "${alias.path}"`;
    if (!paths.includes(path)) {
      const meant = nearest(path, paths);
      return `no page has the path "${path}". ${meant ? `Did you mean "${meant}"?` : 'See content/site/routes.yaml'}`;
    }
    const known = anchors.get(`${path} ${region}`);
    if (fragment === undefined || !known || known.includes(fragment)) return undefined;
    const meant = nearest(fragment, known);
    return `the page ${path} has no place called "${fragment}". ${meant ? `Did you mean "#${meant}"?` : 'An id of a section or an item is one'}`;
  };

  return [...corpus.pages, ...corpus.site].flatMap((entry) =>
    linksOf(entry.schema, entry.value).flatMap(({ path, value: href }) => {
      if (!/^[/#]/.test(href)) return [];
      const own = 'route' in entry ? (entry as PageEntry).route.path : undefined;
      const reason = wrong(href, entry.region, own);
      return reason ? [entry.problem(path, `dead link ${href}: ${reason}`)] : [];
    }),
  );
}

/** Anchors that are there twice on a page. */
export function checkAnchors({ pages }: Corpus): RegionalProblem[] {
  return pages.flatMap((page) => {
    const seen = new Set<string>();
    return anchorsOf(page.schema, page.value).flatMap(({ path, value }) => {
      if (!seen.has(value)) {
        seen.add(value);
        return [];
      }
      return [page.problem(path, `"${value}" is there twice on this page. Choose another id`)];
    });
  });
}
