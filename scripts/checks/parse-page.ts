/** A built page, parsed once for all checks: its elements in document order, each with its place. */
import { Parser } from 'htmlparser2';
import type { BuiltPage } from '../build/built-pages.ts';
import type { Expected } from './expected.ts';

export type PageElement = {
  name: string;
  attributes: Record<string, string>;
  /** All text below it; of nothing but its own text would a heading with a link be empty. */
  text: string;
  parent: PageElement | undefined;
  /** Where it begins, in characters. */
  start: number;
};

export type ParsedPage = BuiltPage & {
  elements: PageElement[];
  ids: ReadonlySet<string>;
  /** Where each line begins, in characters. */
  lines: number[];
  /** What the route table and the content say of it; nothing of a page without a route (404). */
  expected: Expected | undefined;
};

/** Elements whose text is wanted below their ancestors too would cost a copy a level: only these. */
const WITH_TEXT = /^(?:a|button|h[1-6]|title|script)$/;

export function parsePage(built: BuiltPage, expected?: Expected): ParsedPage {
  const elements: PageElement[] = [];
  const open: PageElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '', parent: open.at(-1), start: parser.startIndex };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      for (const element of open) if (WITH_TEXT.test(element.name)) element.text += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(built.html);
  const ids = elements.flatMap(({ attributes }) => (attributes.id ? [attributes.id] : []));
  const lines = [0, ...[...built.html.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return { ...built, elements, ids: new Set(ids), lines, expected };
}

export const named = (page: ParsedPage, ...names: string[]) =>
  page.elements.filter(({ name }) => names.includes(name));

/** Whether it is the page's own: <main>, or something in it. */
export const isInMain = ({ name, parent }: PageElement): boolean =>
  name === 'main' || (parent !== undefined && isInMain(parent));

/** The one `<meta>` of that name or property; undefined when there is none. */
export const metaContent = (page: ParsedPage, key: string) =>
  named(page, 'meta').find(({ attributes: { name, property } }) => key === (name ?? property))
    ?.attributes.content;
