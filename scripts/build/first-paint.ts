/**
 * What a visitor waits for before the first paint comes in one answer: each built page carries the
 * rules that it needs, and asks for its scripts once it has been painted.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { toAscii } from './ascii.ts';
import type { BuiltPage } from './built-pages.ts';
import { askLater, shorten } from './late-scripts.ts';
import { replaceFile } from './replace-file.ts';
import { propertiesIn, readRules, wordsOf, writtenBy } from './used-rules.ts';

/** Where addresses of Next's files begin, which lie below the dist folder. */
const BASE = '/_next/';

/** A piece of the document that is replaced. */
type Change = { start: number; end: number; by: string };
type Findings = {
  changes: Change[];
  /** Of the links to stylesheets: where they stand and lead. */
  sheets: { start: number; end: number; href: string }[];
  scripts: string[];
  preloads: string[];
  /** What the inline scripts of the body do, in their order. */
  inline: string[];
  /** Every class, every custom property, and every word of the data that React begins with. */
  words: Set<string>;
};
/** Gives the rules of the stylesheet at `href` for a page with `words` and these scripts. */
type RulesOf = (href: string, words: Set<string>, scripts: readonly string[]) => string;

function inspect(html: string): Findings {
  const found: Findings = {
    changes: [],
    sheets: [],
    scripts: [],
    preloads: [],
    inline: [],
    words: new Set(),
  };
  let removedSince: number | undefined;
  let inScript = false;
  let inBody = false;
  let content: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const word of attributes.class?.split(/\s+/) ?? []) found.words.add(word);
      for (const value of Object.values(attributes))
        for (const name of propertiesIn(value)) found.words.add(name);
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      const { src, href, rel, as, type } = attributes;
      inScript = name === 'script';
      inBody ||= name === 'body';
      if (inScript && src !== undefined && 'async' in attributes) {
        found.scripts.push(src);
        removedSince = start;
      } else if (inScript && inBody && src === undefined && type === undefined) {
        content = '';
        removedSince = start;
      } else if (name === 'link' && rel === 'preload' && as === 'script') {
        if (href) found.preloads.push(href);
        found.changes.push({ start, end, by: '' });
      } else if (name === 'link' && rel === 'stylesheet' && 'data-precedence' in attributes)
        found.sheets.push({ start, end, href: href ?? '' });
    },
    ontext(text) {
      if (inScript) for (const word of wordsOf(text)) found.words.add(word);
      if (content !== undefined) content += text;
    },
    onclosetag(name) {
      inScript = false;
      if (content !== undefined) found.inline.push(content);
      content = undefined;
      if (name !== 'script' || removedSince === undefined) return;
      found.changes.push({ start: removedSince, end: parser.endIndex + 1, by: '' });
      removedSince = undefined;
    },
  });
  parser.end(html);
  return found;
}

/**
 * Rewrites one page.
 * @throws Error when the document does not end as Next ends it
 */
export function paintFirst(html: string, rulesOf: RulesOf): string {
  const { changes, sheets, scripts, preloads, inline, words } = inspect(html);
  const close = html.lastIndexOf('</body>');
  if (close === -1) throw new Error('has no </body>');
  const late = [...new Set(scripts)];
  const only = preloads.filter((href) => !late.includes(href));
  for (const { start, end, href } of sheets) {
    // React looks for the link, and fetches what it does not find. Browsers leave a disabled one be, but
    // Chromium 150 reads ahead and fetches it all the same, unless its type is none that it styles by.
    const link = html.slice(start, end).replace(/\/?>$/, ' type="text/plain" disabled=""$&');
    const rules = rulesOf(href, words, [...late, ...only]);
    changes.push({ start, end, by: `<style>${rules}</style>${link}` });
  }
  // One script, one hash in the policy: what React begins with, then the request for the rest.
  const last = [...inline.map(shorten), askLater({ scripts: late, preloads: only })].join(';\n');
  if (late.length > 0 || inline.length > 0)
    changes.push({ start: close, end: close, by: `<script>${last}</script>` });
  let text = '';
  let at = 0;
  for (const { start, end, by } of changes.sort((a, b) => a.start - b.start)) {
    text += html.slice(at, start) + by;
    at = end;
  }
  return text + html.slice(at);
}

/** Addresses in a stylesheet are meant from where it lies; in a page they must say all. */
function resolveAddresses(css: string, href: string): string {
  return css.replace(/url\((["']?)(?!data:|#)([^)"']+)\1\)/g, (_all, _quote, address) => {
    const { pathname, search } = new URL(address, `http://site.local${href}`);
    return `url(${pathname}${search})`;
  });
}

/** Works each answer out once. */
function remember<Value>(find: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? find(key);
    known.set(key, value);
    return value;
  };
}

/** Rewrites the pages where they lie, for every server that sends them, and passes them on. */
export async function* paintedFirst(
  dist: string,
  pages: AsyncIterable<BuiltPage>,
): AsyncGenerator<BuiltPage> {
  const read = (href: string) => readFileSync(join(dist, href.slice(BASE.length)), 'utf8');
  const rulesOfSheet = remember((href) => readRules(resolveAddresses(read(href), href)));
  const wordsOfScript = remember((href) => wordsOf(read(href)));
  const writtenByAll = remember((list) =>
    writtenBy(new Set(list.split(' ').flatMap(wordsOfScript))),
  );
  const rulesOf: RulesOf = (href, words, scripts) =>
    rulesOfSheet(href)(words, writtenByAll(scripts.join(' ')));
  for await (const page of pages) {
    const html = toAscii(paintFirst(page.html, rulesOf));
    replaceFile(page.file, html);
    yield { ...page, html };
  }
}
