/** Pages by their folder name, checked and prepared for one edition. */
import { fills } from '../../../generated/section-fills.ts';
import type { Region } from '../../platform/region/region.ts';
import { SOURCES_OF_TOKENS } from './brand.ts';
import { cached } from './live.ts';
import { getMessages } from './messages.ts';
import { type PreparedPage, preparePage, type RawPage, sampleMarkup } from './prepare.ts';
import { ContentError, type Problem } from './problem.ts';
import { readPage } from './read-page.ts';
import type { Fill, RawSection } from './section-fill.ts';
import { brand, claims, flags, terms } from './site.ts';

/** `page` with the lists that its sections show and that are written elsewhere. */
export function fillSections(page: RawPage, region: Region): RawPage {
  // The map pairs each type with the fill of that type, which TypeScript cannot follow here.
  const all = fills as Readonly<Partial<Record<RawSection['type'], Fill<RawSection['type']>>>>;
  const fill = (section: RawSection) => all[section.type]?.(section, { region, page }) ?? section;
  return { ...page, sections: page.sections.map(fill) };
}

/**
 * A page as its components get it.
 * @param file said where something is wrong
 * @throws ContentError for claims that the ledger does not have
 */
export function prepare(file: string, page: RawPage, region: Region): PreparedPage {
  const problems: Problem[] = [];
  const prepared = preparePage(
    fillSections(page, region),
    region,
    claims[region],
    terms[region],
    brand[region].legalName,
    (reason) => problems.push({ file, reason, region }),
    flags.sampleMarks ? sampleMarkup(getMessages(region).sections.sample) : '',
  );
  if (problems.length > 0) throw new ContentError(problems);
  return prepared;
}

function preparePages(page: string): Record<Region, PreparedPage> {
  const file = `pages${page}.yaml`;
  const raw = readPage(page);
  return { USA: prepare(file, raw.USA, 'USA'), INDIA: prepare(file, raw.INDIA, 'INDIA') };
}

/** Whatever a page shows beside its own file. */
const SHARED = [
  'cookies',
  'scripts',
  'cookie-text',
  'offices',
  'claims',
  'flags',
  'terms',
  'navigation',
].map((name) => `site/${name}.yaml`);
const pages = new Map<string, () => Record<Region, PreparedPage>>();

/**
 * The page that lives at `page` (as in content/site/routes.yaml, '/Products/HRIS').
 * @throws ContentError when its file is missing or wrong.
 */
export function getPage(page: string, region: Region): PreparedPage {
  const file = `pages${page}.yaml`;
  const known = pages.get(page);
  const get = known ?? cached([file, ...SHARED, ...SOURCES_OF_TOKENS], () => preparePages(page));
  if (!known) pages.set(page, get);
  return get()[region];
}
