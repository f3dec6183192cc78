/** `npm run new article price-of-waiting`: the page of an article, and its route. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEBAB_CASE } from '../generate/names.ts';
import { cutToName, type Made, quoted, REPLACE, titled } from './made.ts';
import { ROUTES, routeAt } from './taken.ts';

const contentFile = (name: string, today: string) => `# Article: ${name}.
name: ${quoted(name)}
description: ${REPLACE} what a reader learns from this article, in 70 to 165 characters.
schema: BlogPosting
sections:
  - type: article-intro
    id: overview
    label: N · Article
    heading: ${REPLACE} the title of the article
    intro: ${REPLACE} the question that this article answers, and for whom.
    author: ${REPLACE} the role of who wrote it
    published: ${today}

  - type: long-text
    id: text
    label: N.1 · The article
    heading: ${REPLACE} the subject of the text
    parts:
      - id: first
        title: ${REPLACE} the subject of the first part
        body: |
          ${REPLACE} the first part. Markdown: paragraphs, lists and tables.

  - type: closing
    id: next
    label: N.2 · Next step
    heading: ${REPLACE} what a reader may do next
    primary: { label: Send your question, href: "/contact-us#message" }
`;

const OVERVIEW = 'content/pages/Blogs.yaml';

/** The overview with a card of the article before the others, or as it is where no list of articles is in it. */
function withCard(root: string, page: string, name: string, today: string): Made['changed'] {
  const text = readFileSync(join(root, OVERVIEW), 'utf8');
  const card = `      - title: ${REPLACE} the title of the article, in short
        text: ${REPLACE} what a reader of the overview learns from the article.
        date: ${today}
        link: { label: "Read about ${name.toLowerCase()}", href: ${page} }
`;
  const listed = text.replace(
    /^ {4}id: articles\n(?: {4}.+\n)*? {4}items:\n/m,
    (head) => head + card,
  );
  return listed === text ? {} : { [OVERVIEW]: listed };
}

/** @param today ISO date @returns the article below /blog, or why there can be none */
export function newArticle(root: string, id: string, today: string): Made | string {
  if (!KEBAB_CASE.test(id))
    return `"${id}" is no name of an article: lower case words with hyphens, such as price-of-waiting.`;
  const page = `/blog/${id}`;
  const file = `content/pages${page}.yaml`;
  const name = cutToName(titled(id));
  if (!name) return `"${id}" begins with a word that is too long for the name of a page.`;
  const there = routeAt(root, page);
  if (there) return `${ROUTES} has ${there} already. Nothing was made.`;
  return {
    files: { [file]: contentFile(name, today) },
    added: {
      file: ROUTES,
      text: `- path: ${page}\n  page: ${page}\n  guarded: true\n  parent: /Blogs\n`,
    },
    changed: withCard(root, page, name, today),
    next: [
      `Write ${file}: who reads only its headings knows what it says.`,
      `Write its card in ${OVERVIEW}, and how many articles there are. The feed takes it by its date.`,
      'npm run content names what is left to write, and asks for 300 words.',
    ],
  };
}
