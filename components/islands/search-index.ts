/** The index of an edition's pages: fetched once, when a visitor begins to type. */
import type { Region } from '@/lib/platform/region/region';
import { readIndex, type SearchIndex } from '@/lib/site/search/search-pages';

let index: Promise<SearchIndex> | undefined;

async function load(region: Region): Promise<SearchIndex> {
  const response = await fetch(`/search-index/${region}`);
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`);
  return readIndex(await response.text());
}

/** @throws Error when the server does not answer; the next call asks again */
export async function fetchIndex(region: Region): Promise<SearchIndex> {
  index ??= load(region);
  try {
    return await index;
  } catch (error) {
    index = undefined;
    throw error;
  }
}
