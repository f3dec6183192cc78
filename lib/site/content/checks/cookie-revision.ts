/** Has the cookie text changed since its revision? Then every visitor would have allowed another one. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { cookieText } from '../../../../content/schemas/site.ts';
import type { Corpus, RegionalProblem } from './corpus.ts';

type CookieText = z.infer<typeof cookieText>;
const FILE = 'site/cookie-text.yaml';

/** Eight digits that are others as soon as a word of `editions` is another. */
export function fingerprintOf(editions: CookieText[]): string {
  const words = editions.map(
    ({ revision: _, formerRevisions: __, fingerprint: ___, ...text }) => text,
  );
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}

/** The cookie text, when its fingerprint is of other words. */
export function checkCookieRevision({ site }: Corpus): RegionalProblem[] {
  const entries = site.filter(({ file }) => file === FILE);
  const texts = entries.map(({ value }) => value as CookieText);
  const fingerprint = fingerprintOf(texts);
  return entries.flatMap(({ problem }, index) =>
    texts[index]?.fingerprint === fingerprint
      ? []
      : [
          problem(
            ['fingerprint'],
            `the text is another than that of ${texts[index]?.revision}. Write fingerprint: "${fingerprint}"; and unless only a slip of the pen was corrected, set "revision" to the day and put "${texts[index]?.revision}" on top of "formerRevisions"`,
          ),
        ],
  );
}
