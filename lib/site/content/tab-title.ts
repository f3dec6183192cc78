/** The title of the browser's tab. */
import type { Region } from '../../platform/region/region.ts';
import { brand } from './brand.ts';
import { capitalized } from './number-words.ts';

/** '/Company/Energy_&_Resources' → 'Energy and Resources', '/whytop/RapidMarketEntry' → 'Rapid Market Entry'. */
function lastSegmentInWords(path: string): string {
  const words = (path.split('/').at(-1) ?? '')
    .replaceAll('&', 'and')
    .replace(/[_-]/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return capitalized(words);
}

/** @param words what the page is, in few words */
export function titleOf(words: string, region: Region): string {
  return `${brand[region].name} | ${words}`;
}

/**
 * The brand and the last segment of the path in words (specification, section 2), or the page's name
 * where that segment is no words; content/site/routes.yaml says which.
 */
export function tabTitle(
  { path, tab }: { path: string; tab: 'path' | 'name' },
  name: string,
  region: Region,
): string {
  return titleOf(tab === 'name' ? name : lastSegmentInWords(path), region);
}
