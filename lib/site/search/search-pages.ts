/** Searching the index of pages, in the browser and on the server alike. */
import MiniSearch, { type Options } from 'minisearch';

/** A page as the index knows it. */
export type Entry = {
  path: string;
  /** Its main heading. */
  title: string;
  /** The name of the page above it, or ''. */
  under: string;
  description: string;
  headings: string;
  text: string;
  /** By which words it is asked for, though it may not say them: content/site/search.yaml. */
  asked: string;
};
export type Hit = Pick<Entry, 'path' | 'title' | 'under' | 'description'>;

const FIELDS = ['title', 'under', 'description', 'headings', 'text', 'asked'];
const SHOWN = ['path', 'title', 'under', 'description'];
/** A visitor who looks for 'payroll' wants the product before its stories. */
const OF_PRODUCT = 2;

/** Short terms would match half the site when they are guessed at. */
const GUESSED_FROM = 5;
/** Letters that may be wrong in a word. Looking for more takes ten times as long. */
const MOST_SLIPS = 3;

/**
 * Whatever is no letter and no digit divides words, '<' and '+' too. The names of forms are one word
 * ('W-2', '401(k)'), and 'résumé' is what a keyboard without accents writes.
 */
export const tokenize = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?<![\p{L}\p{N}])(\p{L})-(?=\p{N})/gu, '$1')
    .replace(/(\p{N})\((\p{L})\)/gu, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word in the form in which the index has it: in small letters, and as one of a kind ('prices' is 'price'). */
export const asTerm = (word: string): string =>
  word.toLowerCase().replace(/(?<=\p{L}{3})(?<!s)s$/u, '');

export const OPTIONS: Options<Entry> = {
  idField: 'path',
  fields: FIELDS,
  storeFields: SHOWN,
  tokenize,
  processTerm: asTerm,
  searchOptions: {
    // While the index is made, a word stands for others too (page-index.ts); a query means what it says.
    processTerm: asTerm,
    boost: { title: 6, under: 2, description: 3, headings: 2, asked: 18 },
    prefix: true,
    boostDocument: (path: string) => (path.startsWith('/Products/') ? OF_PRODUCT : 1),
    fuzzy: (term) => (term.length >= GUESSED_FROM ? 0.2 : false),
    maxFuzzy: MOST_SLIPS,
  },
};

export type SearchIndex = MiniSearch<Entry>;

/** @param json what `/search-index/USA` answers */
export const readIndex = (json: string): SearchIndex => MiniSearch.loadJSON(json, OPTIONS);

/** As long as any visitor types; the rest of a hostile query is not looked at. */
export const LONGEST_QUERY = 100;
/** More than a question has, without its letters. */
const MOST_WORDS = 12;
/** How many are shown of more. */
export const MOST_HITS = 20;

/** Words of a question that say nothing of what is looked for; half the site has them. */
const FILLERS = new Set(
  'an and any are as at be by can do does for from has have how if in into is me much my of on or our that the their there this to us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The words of `query` to look for, each once. A single letter is none: half the site begins with it. */
function wordsOf(query: string): string[] {
  const words = tokenize(query.slice(0, LONGEST_QUERY).toLowerCase());
  const meant = words.filter((word) => word.length > 1 && !FILLERS.has(word));
  return [...new Set(meant.map(asTerm))].slice(0, MOST_WORDS);
}

/** Whether `query` holds a word: letters alone, signs and 'how to' are none yet. */
export const hasWord = (query: string): boolean => wordsOf(query).length > 0;

export type Found = {
  /** The best pages first, at most twenty; only those with every word, where there are some. */
  hits: Hit[];
  /** Whether they have every word. */
  isWhole: boolean;
};

export function searchPages(index: SearchIndex, query: string): Found {
  const words = wordsOf(query);
  const some = index.search(words.join(' '));
  const every = some.filter(({ queryTerms }) => queryTerms.length === words.length);
  const hits = (every.length > 0 ? every : some)
    .slice(0, MOST_HITS)
    .map(({ path, title, under, description }) => ({ path, title, under, description }));
  return { hits, isWhole: every.length > 0 };
}
