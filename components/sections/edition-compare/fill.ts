/** The pages with what the other edition says differently: all, or those that differ most. */
import { page as pageSchema } from '../../../content/schemas/page.ts';
import { compareEditions, mostDifferent } from '../../../lib/site/content/compare-editions.ts';
import { readPage } from '../../../lib/site/content/read-page.ts';
import { listedRoutes } from '../../../lib/site/content/routes.ts';
import type { Fill } from '../../../lib/site/content/section-fill.ts';

/** More rows than a reader looks through, and all that the page can bear. */
const MOST = 180;

export const fill: Fill<'edition-compare'> = (section, { region }) => {
  const compared = listedRoutes().map(({ page, path }) => {
    const editions = readPage(page);
    const link = { label: editions[region].name, href: encodeURI(path) };
    return { link, ...compareEditions(pageSchema, editions) };
  });
  const rows = mostDifferent(compared, MOST).map(({ link, verdict, texts, adapted, missing }) => ({
    link,
    verdict,
    texts,
    adapted,
    missing,
  }));
  return { ...section, rows, rest: compared.length - rows.length };
};
