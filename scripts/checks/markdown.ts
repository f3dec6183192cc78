/** The page as Markdown is there, begins with the page's own heading, and holds no HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasMarkdown, markdownPath } from '../../lib/site/content/routes.ts';
import { type Finding, finding } from './finding.ts';
import { named, type ParsedPage } from './parse-page.ts';

/** What Markdown shows as it stands: code, and letters after a backslash. */
const SHOWN_AS_WRITTEN = /```[\s\S]*?```|`[^`\n]*`|\\./g;

/** The letters and digits alone: spaces and marks differ. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param dist the build's folder, such as '.next' */
export function checkMarkdown(page: ParsedPage, dist: string): Finding[] {
  if (!page.expected || !hasMarkdown(page.expected)) return [];
  const file = markdownPath(page.region, page.page);
  const text = read(join(dist, file));
  const say = (problem: string) => [
    finding(page, undefined, `${file} ${problem}`, 'see scripts/build/markdown'),
  ];
  if (text === undefined) return say('is not there');

  const [, body = ''] = text.split(/^---\n[\s\S]*?\n---\n\n/);
  const first = /^# (.*)/.exec(body)?.[1] ?? '';
  const heading = named(page, 'h1')[0]?.text ?? '';
  const tag = /<(?!https?:)[a-z/!][^>\n]{0,40}/i.exec(body.replace(SHOWN_AS_WRITTEN, ''))?.[0];
  const dead = /\]\((?!https?:|mailto:|tel:)[^)]*\)/.exec(body)?.[0];
  return [
    ...(lettersOf(first) === lettersOf(heading) && heading
      ? []
      : say(`begins with “${first}”, not with “${heading}”`)),
    ...(tag ? say(`holds HTML: ${tag}`) : []),
    ...(dead ? say(`has a link without its origin: ${dead}`) : []),
    ...(text.includes(`canonical: "${page.expected.canonical}"`)
      ? []
      : say('names another address')),
  ];
}
