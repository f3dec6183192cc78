/** What the makers of `npm run new` share. */
import { stringify } from 'yaml';
import { capitalized } from '../../lib/site/content/number-words.ts';

/** Files to write, and what is left for a person. */
export type Made = {
  /** Path from the root of the project → text. */
  files: Record<string, string>;
  /** An entry at the end of a list: file and text. */
  added?: { file: string; text: string };
  /** Files that are there → their new text. */
  changed?: Record<string, string>;
  next: string[];
};

/** How `npm run content` knows what nobody has written yet. */
export const REPLACE = 'Replace this by';

/** `name` as a sentence's words: 'Energy_&_Resources' → 'Energy & Resources'. */
export const readable = (name: string) => name.replace(/[_-]/g, ' ');

/** 'web-developer' → 'Web developer' */
export const titled = (name: string) => capitalized(readable(name));

/** The most characters that a page's name may have: content/schemas/page.ts. */
const LONGEST_NAME = 40;

/** `words`, cut behind a word where they are too many for a page's name; empty where the first word alone is. */
export function cutToName(words: string): string {
  if (words.length <= LONGEST_NAME) return words;
  const end = words.slice(0, LONGEST_NAME + 1).lastIndexOf(' ');
  return end > 0 ? words.slice(0, end).trim() : '';
}

/** `words` as YAML reads them again: 'Retail', "2030". */
export const quoted = (words: string) => stringify(words).trimEnd();
