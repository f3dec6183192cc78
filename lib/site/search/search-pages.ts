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
};
export type Hit = Pick<Entry, 'path' | 'title' | 'under' | 'description'>;

const FIELDS = ['title', 'under', 'description', 'headings', 'text'];
const SHOWN = ['path', 'title', 'under', 'description'];
/** A visitor who looks for 'payroll' wants the product before its stories. */
const OF_PRODUCT = 2;

/** Short terms would match half the site when they are guessed at. */
const GUESSED_FROM = 5;
/** Letters that may be wrong in a word. Looking for more takes ten times as long. */
const MOST_SLIPS = 3;

/** Whatever is no letter and no digit divides words, '<' and '+' too. */
const tokenize = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

export const OPTIONS: Options<Entry> = {
  idField: 'path',
  fields: FIELDS,
  storeFields: SHOWN,
  tokenize,
  searchOptions: {
    boost: { title: 6, under: 2, description: 3, headings: 2 },
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
const MOST = 20;

/** The words of `query` to look for, each once. A single letter is none: half the site begins with it. */
function wordsOf(query: string): string[] {
  const words = tokenize(query.slice(0, LONGEST_QUERY).toLowerCase());
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, MOST_WORDS);
}

/** @returns the best pages first, at most twenty; those with every word before those with some */
export function searchPages(index: SearchIndex, query: string): Hit[] {
  const words = wordsOf(query);
  const some = index.search(words.join(' '));
  const every = some.filter(({ queryTerms }) => queryTerms.length === words.length);
  return (every.length > 0 ? every : some)
    .slice(0, MOST)
    .map(({ path, title, under, description }) => ({ path, title, under, description }));
}
