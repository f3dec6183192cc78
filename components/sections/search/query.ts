/** What the search found for the words in the address. */
import { otherRegion } from '@/lib/platform/region/region';
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { builtIndex } from '@/lib/site/search/page-index';
import { LONGEST_QUERY, searchPages } from '@/lib/site/search/search-pages';

/** Without scripts too the other edition is offered where this one has no page with every word. */
export const answerQuery: AnswerQuery<'search'> = (section, { region, query }) => {
  const words = [query.q ?? ''].flat()[0] ?? '';
  const { hits, isWhole } = searchPages(builtIndex(region), words);
  const other = isWhole ? undefined : searchPages(builtIndex(otherRegion(region)), words);
  const elsewhere = other?.isWhole ? other.hits : [];
  return [{ ...section, result: { query: words.slice(0, LONGEST_QUERY), hits, elsewhere } }];
};
