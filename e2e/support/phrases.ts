/** The sentences of a page as its content file has them, to recognise the page by. */

import type { Region } from '../../lib/platform/region/region.ts';
import { getPage } from '../../lib/site/content/pages.ts';

/** Long enough that nobody writes the same words elsewhere by chance, in characters. */
const SHORTEST = 25;

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(texts);
}

/** Parts of the page's sentences that look the same in HTML, in JSON and in data for scripts. */
export function phrasesOf(page: string, region: Region): string[] {
  const { sections } = getPage(page, region);
  const parts = texts(sections).flatMap((text) => text.split(/[^A-Za-z0-9 ,.]+/));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part.length >= SHORTEST))];
}
