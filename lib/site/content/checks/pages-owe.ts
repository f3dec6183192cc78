/** What every page owes: words of its own, enough of them, and each of them once. */
import type { Office } from '../../../../content/schemas/site.ts';
import { borrowedSentences } from '../borrowed-sentences.ts';
import { countWords, textsOf } from '../texts.ts';
import type { Corpus, RegionalProblem } from './corpus.ts';
import type { Written } from './written.ts';

const ROUTES = 'content/site/routes.yaml';

/** What `npm run new` writes where words are to be. */
const SCAFFOLD = /\bReplace this by\b/;

const UNREPLACED = 'is still what `npm run new` wrote. Write';

/** Every text that `npm run new` wrote and nobody replaced: of a page, a list, a mail or the interface. */
export const checkScaffolds = (texts: readonly Written[]): RegionalProblem[] =>
  texts
    .filter(({ text }) => SCAFFOLD.test(text))
    .map(({ problem }) => problem(`${UNREPLACED} what visitors are to read`));

/** What `npm run new office` left at nought, since no words can stand there. */
export function checkNewOffices({ site }: Corpus): RegionalProblem[] {
  return site
    .filter(({ file }) => file === 'site/offices.yaml')
    .flatMap(({ value, problem }) =>
      (value as Office[]).flatMap(({ phone, people, latitude, longitude }, index) => [
        ...(/[1-9]/.test(phone) ? [] : [problem([index, 'phone'], `${UNREPLACED} its number`)]),
        ...(people > 0 ? [] : [problem([index, 'people'], `${UNREPLACED} how many work there`)]),
        ...(latitude !== 0 || longitude !== 0
          ? []
          : [problem([index, 'latitude'], `${UNREPLACED} where the office lies on the map`)]),
      ]),
    );
}

const LEAST_WORDS = 300;

/** Every page that search engines may list and that says too little. */
export function checkLength({ pages }: Corpus): RegionalProblem[] {
  return pages.flatMap(({ route, schema, value, problem }) => {
    if (!route.indexed) return [];
    const words = textsOf(schema, value).reduce((sum, { text }) => sum + countWords(text), 0);
    return words < LEAST_WORDS
      ? [
          problem(
            ['sections'],
            `${words} words in all. Write at least ${LEAST_WORDS}, or "indexed: false" at ${route.path} in ${ROUTES}`,
          ),
        ]
      : [];
  });
}

/** Facts that a reader expects in the same words each time. */
const REPEATED = [
  /^monday to friday \d/, // office hours
  /^per (active )?user,? (and|each) month/, // units of prices
];
const MOST_WORDS_TWICE = 5;
const wordsOf = (sentence: string) =>
  sentence.toLowerCase().match(/[\p{L}\p{N}{}:$₹%'’-]+/gu) ?? [];

/** Every longer sentence that another place of the edition has too. */
export function checkSentences({ pages }: Corpus): RegionalProblem[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, region, schema, value, problem }) =>
    textsOf(schema, value).flatMap(({ text, path, field }) =>
      text.split(/(?<=[.?:;])\s+/).flatMap((sentence) => {
        const words = wordsOf(sentence);
        const said = words.join(' ');
        if (words.length <= MOST_WORDS_TWICE || SCAFFOLD.test(sentence)) return [];
        if (REPEATED.some((pattern) => pattern.test(said))) return [];
        const first = seen.get(`${region} ${said}`);
        seen.set(`${region} ${said}`, first ?? `content/${file} (${field})`);
        return first
          ? [problem(path, `"${sentence}" stands in ${first} too. Say it once, or in other words`)]
          : [];
      }),
    ),
  );
}

/** They tell how this website works, which is the same everywhere. */
const TOOLS = ['/cookies', '/display', '/search', '/newsletter/confirm', '/newsletter/unsubscribe'];
/** Share of a page's words. */
const MOST_BORROWED = 0.5;

/** A warning for each listed page more than half of which India reads in sentences of the USA. */
export function checkBorrowed({ pages }: Corpus): RegionalProblem[] {
  const american = new Map(
    pages.filter(({ region }) => region === 'USA').map((page) => [page.route.page, page.value]),
  );
  return pages.flatMap(({ region, route, schema, value, problem }) => {
    const USA = american.get(route.page);
    if (region !== 'INDIA' || !USA || !route.indexed || TOOLS.includes(route.page)) return [];
    const { words, borrowed } = borrowedSentences(schema, { USA, INDIA: value });
    if (borrowed <= words * MOST_BORROWED) return [];
    const percent = Math.round((100 * borrowed) / words);
    const reason = `${percent}% of what India reads are sentences of the USA. Write at least half for it, as \`{ USA: …, INDIA: … }\``;
    return [{ ...problem([], reason), isWarning: true }];
  });
}
