/**
 * `npm run report:editions`: page by page, what the two editions share. A text that only one
 * edition has is no mistake: it is where an editor should look whether the other needs it too.
 * `npm run report:editions -- /Service /plan`: the sentences that India borrows there.
 */
import { z } from 'zod';
import { means } from '../../content/schemas/meaning.ts';
import { page } from '../../content/schemas/page.ts';
import { borrowedSentences } from '../../lib/site/content/borrowed-sentences.ts';
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
const asked = process.argv.slice(2);
const sources = [
  ...routes.map(({ path, page: folder }) => ({
    what: path,
    schema: page as z.ZodType,
    editions: readRegions(`pages${folder}.yaml`, page, tokens),
  })),
  ...Object.entries(files).map(([file, schema]) => ({
    what: file,
    schema,
    editions: readRegions(file, schema, tokens),
  })),
  {
    what: 'interface',
    schema: message,
    editions: { USA: getMessages('USA'), INDIA: getMessages('INDIA') },
  },
].filter(({ what }) => asked.length === 0 || asked.includes(what));

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

if (asked.length > 0)
  for (const { what, schema, editions } of sources) {
    const { words, borrowed, sentences } = borrowedSentences(schema, editions);
    console.log(`\n${what}: ${percent(borrowed, words)} of ${words} words are borrowed`);
    for (const { field, text } of sentences) console.log(`  ${field}: ${text}`);
  }
else
  console.table(
    sources.flatMap(({ what, schema, editions }) => {
      const compared = compareEditions(schema, editions);
      if (compared.texts === 0) return [];
      const { words, borrowed } = borrowedSentences(schema, editions);
      const { verdict, texts, same, spelled, adapted, missing } = compared;
      return {
        what,
        verdict,
        differing: percent(adapted + missing, texts),
        texts,
        same,
        'spelling only': spelled,
        adapted,
        'in one only': missing,
        'words (USA)': compared.words,
        'words (INDIA)': words,
        'in American sentences': percent(borrowed, words || 1),
      };
    }),
  );
