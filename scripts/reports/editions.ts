/**
 * `npm run report:editions`: page by page, what the two editions share. A text that only one
 * edition has is no mistake: it is where an editor should look whether the other needs it too.
 */
import { z } from 'zod';
import { means } from '../../content/schemas/meaning.ts';
import { page } from '../../content/schemas/page.ts';
import { tokens } from '../../lib/site/content/brand.ts';
import { compareEditions } from '../../lib/site/content/compare-editions.ts';
import { getMessages } from '../../lib/site/content/messages.ts';
import { readRegions } from '../../lib/site/content/read.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { SITE_FILES, TOKEN_FILES } from '../../lib/site/content/site-files.ts';

/** Interface strings are all read by visitors. */
const message: z.ZodType = z.lazy(() =>
  z.union([means('text', z.string()), z.record(z.string(), message)]),
);
const files = { 'site/brand.yaml': TOKEN_FILES['site/brand.yaml'], ...SITE_FILES } as Record<
  string,
  z.ZodType
>;
const rows = [
  ...routes.map(({ path, page: folder }) => ({
    what: path,
    ...compareEditions(page, readRegions(`pages${folder}.yaml`, page, tokens)),
  })),
  ...Object.entries(files).map(([file, schema]) => ({
    what: file,
    ...compareEditions(schema, readRegions(file, schema, tokens)),
  })),
  {
    what: 'interface',
    ...compareEditions(message, { USA: getMessages('USA'), INDIA: getMessages('INDIA') }),
  },
].filter(({ texts }) => texts > 0);

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

console.table(
  rows.map(({ what, verdict, texts, same, spelled, adapted, missing, words }) => ({
    what,
    verdict,
    differing: percent(adapted + missing, texts),
    texts,
    same,
    'spelling only': spelled,
    adapted,
    'in one only': missing,
    'words (USA)': words,
  })),
);
