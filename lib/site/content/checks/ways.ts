/** Where a page is led to from: the menus, and every other page. */
import { HOME } from '../routes.ts';
import { linksOf } from '../texts.ts';
import type { Corpus, Entry, PageEntry, RegionalProblem } from './corpus.ts';

const NAVIGATION = 'site/navigation.yaml';
const pathOf = (href: string) => decodeURI(href.replace(/[?#].*/, ''));
const pathsIn = ({ schema, value }: Entry) =>
  linksOf(schema, value).map((link) => pathOf(link.value));

/** Every page to which neither a menu nor another page leads, unless its route says `unlisted`. */
export function checkWays({ pages, site }: Corpus): RegionalProblem[] {
  const from = [...pages, ...site.filter(({ file }) => file === NAVIGATION)];
  const ways = from.map((entry) => ({ entry, paths: new Set(pathsIn(entry)) }));
  // The list of jobs is made of their pages.
  const shows = ({ value }: PageEntry, type: string) =>
    value.sections.some((section) => section.type === type);
  const listsJobs = pages.some((page) => shows(page, 'job-list'));
  const hasWay = (page: PageEntry) => (listsJobs && shows(page, 'job-details')) || isLedTo(page);
  const isLedTo = ({ file, region, route }: PageEntry) =>
    ways.some(
      ({ entry, paths }) =>
        entry.region === region &&
        entry.file !== file &&
        [route.path, ...route.alias].some((path) => paths.has(path)),
    );
  return pages
    .filter((page) => page.route.path !== HOME && !page.route.unlisted && !hasWay(page))
    .map(({ route, problem }) =>
      problem(
        [],
        `nothing leads to ${route.path}. Link to it in content/${NAVIGATION} or on a page, or write "unlisted: true" at it in content/site/routes.yaml`,
      ),
    );
}
