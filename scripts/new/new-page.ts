/** `npm run new page /Company/Retail`: the words of a page and its route. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Made, readable } from './made.ts';

const ROUTES = 'content/site/routes.yaml';
/** Segments of letters, digits, _, & and -, as in the table of routes. */
const PATH = /^(\/[A-Za-z0-9][\w&-]*)+$/;

const contentFile = (name: string) => `# ${name}.
name: ${name}
description: ${name} at {Brand}. Replace this by one or two sentences of 70 to 165 characters for search engines.
schema: WebPage
sections:
  - type: page-intro
    id: overview
    label: ${name}
    heading: ${name}
    intro: Replace this by one paragraph that says what the page is about.
`;

/** @returns the page at the path `asked`, or why there can be none */
export function newPage(root: string, asked: string): Made | string {
  if (!PATH.test(asked)) return `"${asked}" is no path of a page, such as /Company/Retail.`;
  const table = readFileSync(join(root, ROUTES), 'utf8');
  const routes = [...table.matchAll(/^- path: (.+)$/gm)].map(([, route = '']) => route);
  const spelled = (asked: string) =>
    routes.find((route) => route.toLowerCase() === asked.toLowerCase());
  if (spelled(asked)) return `${ROUTES} has ${spelled(asked)} already.`;
  // In the capitals of the page above: '/products/New' lies below '/Products'.
  const above = spelled(dirname(asked));
  const path = `${above ?? dirname(asked).replace(/\/$/, '')}/${basename(asked)}`;
  const name = readable(basename(asked));
  return {
    files: { [`content/pages${path}.yaml`]: contentFile(name) },
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
