/**
 * What a visitor waits for before the first paint comes in one answer: each built page carries the
 * rules that it needs, and asks for its scripts once it has been painted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { BuiltPage } from './built-pages.ts';
import { readRules, wordsOf } from './used-rules.ts';

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
  /** Every class, and every word of the data that React begins with. */
  words: Set<string>;
};
/** Gives the rules that a page with `words` needs of the stylesheet at `href`. */
type RulesOf = (href: string, words: Set<string>) => string;

/** What a page asks for once it has been painted, by address. */
export type LateScripts = { scripts: string[]; preloads: string[] };
/** The id of the data in which they stand. */
export const LATE_SCRIPTS = 'late-scripts';

/** After the paint: a task that a frame's callback begins. In a tab that nobody sees, at once. */
const ASK_LATER = `(function(d){function add(n,a){var e=d.createElement(n);for(var k in a)e[k]=a[k];d.head.append(e)}
function go(){var l=JSON.parse(d.getElementById('${LATE_SCRIPTS}').textContent);
l.scripts.forEach(function(u){add('script',{async:true,src:u})});
l.preloads.forEach(function(u){add('link',{rel:'preload',as:'script',href:u})})}
if(d.hidden)go();else requestAnimationFrame(function(){setTimeout(go)})})(document)`;

const askLater = (late: LateScripts) =>
  `<script type="application/json" id="${LATE_SCRIPTS}">${JSON.stringify(late)}</script><script>${ASK_LATER}</script>`;

function inspect(html: string): Findings {
  const found: Findings = { changes: [], sheets: [], scripts: [], preloads: [], words: new Set() };
  let removedSince: number | undefined;
  let inScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const word of attributes.class?.split(/\s+/) ?? []) found.words.add(word);
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      const { src, href, rel, as } = attributes;
      inScript = name === 'script';
      if (inScript && src !== undefined && 'async' in attributes) {
        found.scripts.push(src);
        removedSince = start;
      } else if (name === 'link' && rel === 'preload' && as === 'script') {
        if (href) found.preloads.push(href);
        found.changes.push({ start, end, by: '' });
      } else if (name === 'link' && rel === 'stylesheet' && 'data-precedence' in attributes)
        found.sheets.push({ start, end, href: href ?? '' });
    },
    ontext(text) {
      if (inScript) for (const word of wordsOf(text)) found.words.add(word);
    },
    onclosetag(name) {
      inScript = false;
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
  const { changes, sheets, scripts, preloads, words } = inspect(html);
  const close = html.lastIndexOf('</body>');
  if (close === -1) throw new Error('has no </body>');
  for (const { start, end, href } of sheets) {
    // React looks for the link, and fetches what it does not find; browsers leave a disabled one be.
    const link = html.slice(start, end).replace(/\/?>$/, ' disabled=""$&');
    changes.push({ start, end, by: `<style>${rulesOf(href, words)}</style>${link}` });
  }
  const late = [...new Set(scripts)];
  const only = preloads.filter((href) => !late.includes(href));
  if (late.length > 0)
    changes.push({ start: close, end: close, by: askLater({ scripts: late, preloads: only }) });
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

/** The words of all scripts of the site: what they may make, a page must be able to show. */
function scriptWords(dist: string): Set<string> {
  const folder = join(dist, 'static/chunks');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = scripts
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(texts.flatMap(wordsOf));
}

/** Rewrites the pages where they lie, for every server that sends them, and passes them on. */
export async function* paintedFirst(
  dist: string,
  pages: AsyncIterable<BuiltPage>,
): AsyncGenerator<BuiltPage> {
  const sheets = new Map<string, (words: Set<string>) => string>();
  const always = scriptWords(dist);
  const rulesOf: RulesOf = (href, words) => {
    const known = sheets.get(href);
    if (known) return known(words);
    const css = readFileSync(join(dist, href.slice(BASE.length)), 'utf8');
    const rules = readRules(resolveAddresses(css, href), always);
    sheets.set(href, rules);
    return rules(words);
  };
  for await (const page of pages) {
    const html = paintFirst(page.html, rulesOf);
    await writeFile(page.file, html);
    yield { ...page, html };
  }
}
