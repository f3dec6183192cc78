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
/** Whoever looks for 'payroll' wants the product before its stories. */
const OF_PRODUCT = 2;

/** Short terms would match half the site when they are guessed at. */
const GUESSED_FROM = 5;

export const OPTIONS: Options<Entry> = {
  idField: 'path',
  fields: FIELDS,
  storeFields: SHOWN,
  // Whatever is no letter and no digit divides words, '<' and '+' too.
  tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
  searchOptions: {
    boost: { title: 6, under: 2, description: 3, headings: 2 },
    prefix: true,
    boostDocument: (path: string) => (path.startsWith('/Products/') ? OF_PRODUCT : 1),
    fuzzy: (term) => (term.length >= GUESSED_FROM ? 0.2 : false),
  },
};

export type SearchIndex = MiniSearch<Entry>;

/** @param json what `/search-index/USA` answers */
export const readIndex = (json: string): SearchIndex => MiniSearch.loadJSON(json, OPTIONS);

/** As long as anybody types; the rest of a hostile query is not looked at. */
export const LONGEST_QUERY = 100;
const MOST = 20;

/** @returns the best pages first, at most twenty; those with every word before those with some */
export function searchPages(index: SearchIndex, query: string): Hit[] {
  const words = query.slice(0, LONGEST_QUERY);
  const all = index.search(words, { combineWith: 'AND' });
  const found = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
  return found
    .slice(0, MOST)
    .map(({ path, title, under, description }) => ({ path, title, under, description }));
}
