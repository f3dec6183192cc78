/** The index of an edition's pages: fetched once, when a visitor begins to type; the other edition's when it is needed. */
import type { Region } from '@/lib/platform/region/region';
import { type Hit, readIndex, type SearchIndex, searchPages } from '@/lib/site/search/search-pages';

const indexes = new Map<Region, Promise<SearchIndex>>();

async function load(region: Region): Promise<SearchIndex> {
  const response = await fetch(`/search-index/${region}`);
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`);
  return readIndex(await response.text());
}

/** @throws Error when the server does not answer; the next call asks again */
export async function fetchIndex(region: Region): Promise<SearchIndex> {
  const index = indexes.get(region) ?? load(region);
  indexes.set(region, index);
  try {
    return await index;
  } catch (error) {
    indexes.delete(region);
    throw error;
  }
}

/**
 * What the other edition has for `query` where this one has no page with every word.
 * @returns nothing where it has none either, or cannot be asked: the search has answered without it
 */
export async function fetchElsewhere(region: Region, query: string): Promise<Hit[]> {
  try {
    const { hits, isWhole } = searchPages(await fetchIndex(region), query);
    return isWhole ? hits : [];
  } catch {
    return [];
  }
}
