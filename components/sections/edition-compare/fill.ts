/** Every page with what the other edition says differently. */
import { page as pageSchema } from '../../../content/schemas/page.ts';
import { compareEditions } from '../../../lib/site/content/compare-editions.ts';
import { readPage } from '../../../lib/site/content/read-page.ts';
import { listedRoutes } from '../../../lib/site/content/routes.ts';
import type { Fill } from '../../../lib/site/content/section-fill.ts';

export const fill: Fill<'edition-compare'> = (section, { region }) => ({
  ...section,
  rows: listedRoutes().map(({ page, path }) => {
    const editions = readPage(page);
    const { verdict, texts, adapted, missing } = compareEditions(pageSchema, editions);
    const link = { label: editions[region].name, href: encodeURI(path) };
    return { link, verdict, texts, adapted, missing };
  }),
});
