/** A page whose Markdown is missing or broken is named. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { markdownPath } from '../../lib/site/content/routes.ts';
import { checkMarkdown } from './markdown.ts';
import { pageWith, problemsOf } from './test-page.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'markdown-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const page = pageWith();
const GOOD = `---
canonical: "${page.expected?.canonical}"
---

# ${page.expected?.heading}

[Offices](https://www.norvant.com/contact-us#offices), \`<b>\`, \\<b>, <https://www.norvant.com/>
`;

function said(from = '', to = ''): string {
  const file = join(dist, markdownPath('USA', '/contact-us'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, GOOD.replace(from, to));
  return problemsOf(checkMarkdown(page, dist)).join();
}

test('nothing is said of what is right', () => {
  expect(said()).toBe('');
});

test.each([
  ['another heading', '# Write', '# Call', 'begins with “Call to'],
  ['a second-level heading first', '# Write', '## Write', 'begins with “”'],
  ['a tag', 'Offices]', '<b>x</b>]', 'holds HTML: <b'],
  [
    'a link that leads nowhere by itself',
    '(https://www.norvant.com/contact-us',
    '(/contact-us',
    'without its origin',
  ],
  ['the address of another page', 'canonical: "', 'canonical: "x', 'another address'],
])('%s is found', (_, from, to, problem) => {
  expect(said(from, to)).toContain(problem);
});

test('a page that is not there as Markdown is found, and one that need not be is none', () => {
  expect(problemsOf(checkMarkdown(page, dist)).join()).toContain('contact-us.md is not there');
  const expected = page.expected && { ...page.expected, indexed: false };
  expect(checkMarkdown({ ...page, expected }, dist)).toEqual([]);
});
