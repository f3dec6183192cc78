/** What the search found for the words in the address. */
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { builtIndex } from '@/lib/site/search/page-index';
import { LONGEST_QUERY, searchPages } from '@/lib/site/search/search-pages';

export const answerQuery: AnswerQuery<'search'> = (section, { region, query }) => {
  const words = [query.q ?? ''].flat()[0] ?? '';
  const hits = searchPages(builtIndex(region), words);
  return [{ ...section, result: { query: words.slice(0, LONGEST_QUERY), hits } }];
};
