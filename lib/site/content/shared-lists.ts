/**
 * Lists that a section shows and that are written elsewhere: cookies, offices, the jobs, the pages of a grid,
 * the links of a shared menubar.
 * A page's file holds the head of such a section only.
 */
import { fetchedPage, page as pageSchema } from '../../../content/schemas/page.ts';
import { sharedOptions } from '../../composition/forms/shared-options.ts';
import type { Region } from '../../platform/region/region.ts';
import { readApiContent } from './api-content.ts';
import { prices, SOURCES_OF_TOKENS, tokens } from './brand.ts';
import { compareEditions } from './compare-editions.ts';
import { cookieInventory } from './cookies.ts';
import { cardTitle } from './entities/cards.ts';
import { cached } from './live.ts';
import { offices } from './offices.ts';
import type { RawPage } from './prepare.ts';
import { readRegions } from './read.ts';
import { findRoute, listedRoutes, routes, routesBelow } from './routes.ts';
import { cookieText, flags, navigation } from './site.ts';

type RawSection = RawPage['sections'][number];
type Of<Type extends RawSection['type']> = Extract<RawSection, { type: Type }>;

const pages = new Map<string, () => Record<Region, RawPage>>();

/** The one page that the API gives when the flag `localData` is off (specification, section 7). */
export const CONSULTING_HOME = '/consulting';

/** A page as its file has it, by its folder: '/Products/HRIS'. @throws ContentError when it is wrong */
export function readPage(page: string): Record<Region, RawPage> {
  const file = `pages${page}.yaml`;
  const get =
    pages.get(page) ??
    cached([file, ...SOURCES_OF_TOKENS], () =>
      page === CONSULTING_HOME && !flags.localData
        ? readApiContent('consultingHome', fetchedPage)
        : readRegions(file, pageSchema, tokens),
    );
  pages.set(page, get);
  return get();
}

/** The card of the page at `path`: what it is called on cards and the drawing of its head. */
function cardOf(path: string, region: Region): Of<'what-we-are'>['items'][number] {
  const route = findRoute(decodeURI(path));
  // `npm run content` says that the link is dead.
  if (!route) return { title: path, link: { label: 'ReadMore', href: path } };
  const { name, sections } = readPage(route.page)[region];
  const head = sections[0];
  const drawing = head && 'drawing' in head ? head.drawing : undefined;
  return {
    title: cardTitle(path, region) ?? name,
    ...(drawing && { drawing }),
    link: { label: 'ReadMore', href: encodeURI(route.path) },
  };
}

/** Below which each job has its page. */
export const JOB_FOLDER = '/Careers/';

/** The jobs that have a page: the last part of its path, what it says of itself, its facts. The newest first. */
export function jobPages(region: Region) {
  return routes
    .filter(({ page }) => page.startsWith(JOB_FOLDER))
    .flatMap(({ page, path }) => {
      const { description, sections } = readPage(page)[region];
      const details = sections.find((section) => section.type === 'job-details');
      if (details?.type !== 'job-details') return [];
      return { id: page.slice(JOB_FOLDER.length), path, description, facts: details.facts };
    })
    .sort((one, other) => other.facts.posted.localeCompare(one.facts.posted));
}

/** The same as the register shows them. */
const jobs = (region: Region): Of<'job-list'>['items'] =>
  jobPages(region).map(({ id, path, facts: { title, team, location, workMode, pay } }) => ({
    ...{ id, title, team, location, workMode, pay },
    link: { label: title, href: path },
  }));

/** What follows an application, as the page with all jobs says it. */
function applicationSteps(region: Region): NonNullable<Of<'form'>['next']> {
  const { sections } = readPage('/Careers')[region];
  const steps = sections.find((section) => section.type === 'effortless-onboarding')?.steps ?? [];
  // The first step is the form itself.
  return steps.slice(1, 5).map(({ when, title, text }) => ({
    html: `<strong>${title}</strong><br>${when}. ${text.html}`,
  }));
}

/** The sectors, by name. */
function sectors(region: Region): Of<'committee-pack'>['sectors'] {
  return routesBelow('/Company')
    .map((value) => ({ value, label: readPage(`/Company/${value}`)[region].name }))
    .sort((one, two) => one.label.localeCompare(two.label, 'en'));
}

/** A shared menubar: its links, and which of them leads to the page called `name`. */
function menubar(id: keyof typeof navigation.USA.menubars, name: string, region: Region) {
  const links = navigation[region].menubars[id];
  const current = links.find(({ href }) => {
    const route = findRoute(href);
    return route && readPage(route.page)[region].name === name;
  });
  return { links, ...(current && { current: current.href }) };
}

/** Every page with what the other edition says differently; see reports/compare-editions.ts. */
function comparedPages(region: Region): Of<'edition-compare'>['rows'] {
  return listedRoutes().map(({ page, path }) => {
    const editions = readPage(page);
    const { verdict, texts, adapted, missing } = compareEditions(pageSchema, editions);
    const link = { label: editions[region].name, href: encodeURI(path) };
    return { link, verdict, texts, adapted, missing };
  });
}

/** `page` with the lists that its sections show. */
export function withSharedLists(page: RawPage, region: Region): RawPage {
  const fill = (section: RawSection): RawSection => {
    switch (section.type) {
      case 'cookie-list':
        return {
          ...section,
          items: cookieInventory[region],
          revision: cookieText[region].revision,
        };
      case 'offices':
        return { ...section, items: offices(region) };
      case 'form':
        return {
          ...section,
          options: { ...section.options, ...sharedOptions(section.form, region) },
          ...(section.form === 'job-application' && { next: applicationSteps(region) }),
        };
      case 'job-list':
        return { ...section, items: jobs(region) };
      case 'business-case': {
        const [lowest, highest] = [prices[region].code?.team ?? 0].flat();
        return { ...section, fee: { lowest: lowest ?? 0, highest: highest ?? lowest ?? 0 } };
      }
      case 'committee-pack':
        return { ...section, sectors: sectors(region) };
      case 'edition-compare':
        return { ...section, rows: comparedPages(region) };
      case 'section-menu':
        return section.menubar
          ? { ...section, ...menubar(section.menubar, page.name, region) }
          : section;
      case 'what-we-are': {
        const cards = section.pages.map((path) => cardOf(path, region));
        return { ...section, items: cards.filter(({ title }) => title !== page.name) };
      }
      default:
        return section;
    }
  };
  return { ...page, sections: page.sections.map(fill) };
}
