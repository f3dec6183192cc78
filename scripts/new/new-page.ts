/** `npm run new page /Company/Retail`: the words of a page and its route. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cutToName, type Made, quoted, REPLACE, readable } from './made.ts';
import { ROUTES, routeAt } from './taken.ts';

/** Segments of letters, digits, _, & and -, as in the table of routes. */
const PATH = /^(\/[A-Za-z0-9][\w&-]*)+$/;

/** In characters: an address that still fits a mail's line and a file's name. */
const LONGEST_SEGMENT = 80;

/** What the pages of `folder` (below content/pages) are to search engines: a page beside services is one, too. */
function schemaBeside(root: string, folder: string): string {
  const full = join(root, 'content/pages', folder);
  const files = existsSync(full) ? readdirSync(full).filter((name) => name.endsWith('.yaml')) : [];
  const found = files.map((name) =>
    /^schema: (\w+)$/m.exec(readFileSync(join(full, name), 'utf8')),
  );
  const [schema, ...others] = new Set(found.map((match) => match?.[1]));
  return schema && others.length === 0 ? schema : 'WebPage';
}

const contentFile = (name: string, schema: string) => `# ${name}.
name: ${quoted(name)}
description: ${REPLACE} one or two sentences of 70 to 165 characters for search engines.
schema: ${schema}
sections:
  - type: page-intro
    id: overview
    label: ${REPLACE} a short label
    heading: ${REPLACE} what the page offers, as its main heading
    intro: ${REPLACE} one paragraph that says what the page is about.
`;

/** @returns the page at the path `asked`, or why there can be none */
export function newPage(root: string, asked: string): Made | string {
  if (!PATH.test(asked)) return `"${asked}" is no path of a page, such as /Company/Retail.`;
  const there = routeAt(root, asked);
  if (there) return `${ROUTES} has ${there} already. Nothing was made.`;
  // In the capitals of the page above: '/products/New' lies below '/Products'.
  const above = routeAt(root, dirname(asked));
  const path = `${above ?? dirname(asked).replace(/\/$/, '')}/${basename(asked)}`;
  const name = cutToName(readable(basename(asked)));
  if (!name || basename(asked).length > LONGEST_SEGMENT)
    return `"${basename(asked)}" is too long for the name of a page in menus and files. Take words of at most 40 characters, ${LONGEST_SEGMENT} in all.`;
  return {
    files: { [`content/pages${path}.yaml`]: contentFile(name, schemaBeside(root, dirname(path))) },
    added: {
      file: ROUTES,
      text: `- path: ${path}\n  page: ${path}\n  guarded: true\n${above ? `  parent: ${above}\n` : ''}`,
    },
    next: [
      `Write content/pages${path}.yaml. Your editor completes fields and section types.`,
      'Link to it in content/site/navigation.yaml or on a page; "unlisted: true" in its route says that nothing leads to it.',
      'npm run content says what is wrong; npm run dev shows the page.',
    ],
  };
}
