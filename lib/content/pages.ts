/** Pages by their folder name, checked and prepared for one edition. */
import { page as pageSchema } from '../../content/schemas/page.ts';
import type { Region } from '../region/region.ts';
import { SOURCES_OF_TOKENS, tokens } from './brand.ts';
import { cookieInventory } from './cookies.ts';
import { cached } from './live.ts';
import { offices } from './offices.ts';
import { type PreparedPage, preparePage, type RawPage } from './prepare.ts';
import { ContentError, type Problem } from './problem.ts';
import { readRegions } from './read.ts';
import { claims, cookieText, terms } from './site.ts';

/** Lists that are written once for several pages; a section shows them. */
function withSharedLists(page: RawPage, region: Region): RawPage {
  const { revision } = cookieText[region];
  return {
    ...page,
    sections: page.sections.map((section) => {
      if (section.type === 'cookie-list')
        return { ...section, items: cookieInventory[region], revision };
      return section.type === 'offices' ? { ...section, items: offices(region) } : section;
    }),
  };
}

function preparePages(file: string): Record<Region, PreparedPage> {
  const raw = readRegions(file, pageSchema, tokens);
  const problems: Problem[] = [];
  const prepare = (region: Region) =>
    preparePage(
      withSharedLists(raw[region], region),
      region,
      claims[region],
      terms[region],
      (reason) => problems.push({ file, reason, region }),
    );
  const prepared = { USA: prepare('USA'), INDIA: prepare('INDIA') };
  if (problems.length > 0) throw new ContentError(problems);
  return prepared;
}

/** Whatever a page shows beside its own file. */
const SHARED = ['cookies', 'scripts', 'cookie-text', 'offices', 'claims', 'terms'].map(
  (name) => `site/${name}.yaml`,
);
const pages = new Map<string, () => Record<Region, PreparedPage>>();

/**
 * The page that lives at `page` (as in content/site/routes.yaml, '/Products/HRIS').
 * @throws ContentError when its file is missing or wrong.
 */
export function getPage(page: string, region: Region): PreparedPage {
  const file = `pages${page}.yaml`;
  const known = pages.get(page);
  const get = known ?? cached([file, ...SHARED, ...SOURCES_OF_TOKENS], () => preparePages(file));
  if (!known) pages.set(page, get);
  return get()[region];
}
