/** Pages by their folder name, checked and prepared for one edition. */
import { page as pageSchema } from '../../content/schemas/page.ts';
import type { Region } from '../region/region.ts';
import { cookieInventory } from './cookies.ts';
import { type PreparedPage, preparePage, type RawPage } from './prepare.ts';
import { ContentError, readEditions } from './read.ts';
import { brand, claims, cookieText, terms } from './site.ts';

const cache = new Map<string, Record<Region, PreparedPage>>();

/** The inventory is written once, for the page and for the tests; a section shows it. */
function withCookies(page: RawPage, region: Region): RawPage {
  const { revision } = cookieText[region];
  const items = cookieInventory[region];
  return {
    ...page,
    sections: page.sections.map((section) =>
      section.type === 'cookie-list' ? { ...section, items, revision } : section,
    ),
  };
}

/**
 * The page that lives at `page` (as in content/site/routes.yaml, '/Products/HRIS').
 * @throws ContentError when its file is missing or wrong.
 */
export function getPage(page: string, region: Region): PreparedPage {
  const known = cache.get(page);
  if (known) return known[region];
  const file = `pages${page}.yaml`;
  const raw = readEditions(file, pageSchema, brand);
  const problems: string[] = [];
  const prepare = (edition: Region) =>
    preparePage(
      withCookies(raw[edition], edition),
      edition,
      claims[edition],
      terms[edition],
      (reason) => problems.push(`${reason} (${edition})`),
    );
  const prepared = { USA: prepare('USA'), INDIA: prepare('INDIA') };
  if (problems.length > 0) throw new ContentError(file, problems);
  // In development a changed file must show at the next reload.
  if (process.env.NODE_ENV === 'production') cache.set(page, prepared);
  return prepared[region];
}
