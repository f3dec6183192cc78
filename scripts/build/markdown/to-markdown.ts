/** A built page as Markdown: its main part, below a head that says what it is and where it stands. */
import TurndownService from 'turndown';
import { type MarkdownPlace, rulesOf } from './rules.ts';
import { blankReplacement, tableRules } from './tables.ts';

export type MarkdownHead = {
  title: string;
  description: string;
  /** The address of the page itself. */
  canonical: string;
  edition: string;
  language: string;
};

/** @throws Error for a page that has no main part */
function mainOf(html: string): string {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>', start);
  if (start < 0 || end < 0) throw new Error('the page has no <main>');
  return html.slice(start, end);
}

class Converter extends TurndownService {
  /** What is no markup here would be read as an element. */
  override escape(text: string): string {
    return super.escape(text).replace(/<(?=[a-z/!?])/gi, '\\<');
  }
}

function converterFor(place: MarkdownPlace): Converter {
  const converter = new Converter({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    br: '\\',
    blankReplacement: blankReplacement as TurndownService.ReplacementFunction,
  });
  for (const [name, rule] of Object.entries({ ...tableRules, ...rulesOf(place) }))
    converter.addRule(name, rule as TurndownService.Rule);
  return converter;
}

/**
 * @param html the whole page, as it was built
 * @returns the same text for the same page, always
 */
export function toMarkdown(
  html: string,
  head: MarkdownHead,
  words: MarkdownPlace['words'],
): string {
  const converter = converterFor({ address: head.canonical, words });
  const text = converter.turndown(mainOf(html));
  const tidy = text.replace(/[^\S\n]+$/gm, '').replace(/\n{3,}/g, '\n\n');
  // JSON is YAML too, and needs no further rules for quoting.
  const fields = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${fields.join('\n')}\n---\n\n${tidy.trim()}\n`;
}
