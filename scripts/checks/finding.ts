/** What a check says: which page, where on it, what is wrong, and what mends it. */
import type { PageElement, ParsedPage } from './parse-page.ts';

export type Finding = {
  /** '/USA/Products/HRIS' */
  page: string;
  /** Line and column of the file, with the element's own opening tag. */
  place: string;
  problem: string;
  mend: string;
};

/** Looks at one page. */
export type Check = (page: ParsedPage) => Finding[];

const LONGEST_TAG = 110;

/** `14:25900 <input type="radio" …>` */
export function placeOf({ html, lines }: ParsedPage, start: number): string {
  const line = lines.findLastIndex((begin) => begin <= start);
  const column = start - (lines[line] ?? 0) + 1;
  const tag = /^<[^>]*>/.exec(html.slice(start, start + 1000))?.[0] ?? '';
  const short = tag.length > LONGEST_TAG ? `${tag.slice(0, LONGEST_TAG)}…` : tag;
  return `${line + 1}:${column} ${short}`.trim();
}

/** @param at the element it is about; without it, the page as a whole */
export function finding(
  page: ParsedPage,
  at: PageElement | undefined,
  problem: string,
  mend: string,
): Finding {
  const place = at ? placeOf(page, at.start) : 'the page';
  return { page: `/${page.region}${page.page}`, place, problem, mend };
}

/** Without the page, which the pass puts before it. */
export const asLine = ({ place, problem, mend }: Finding) => `${place} ${problem}. Mend: ${mend}`;
