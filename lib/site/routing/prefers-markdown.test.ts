/** Which clients get Markdown by the Accept header: those that name it, and want HTML no more than that. */
import { prefersMarkdown } from './prefers-markdown.ts';

test.each([
  'text/markdown',
  'Text/Markdown',
  'text/markdown, text/html, */*',
  'text/markdown, */*;q=0.1',
  'text/html;q=0.8, text/markdown;q=0.9',
  'text/markdown;variant=GFM;q=0.5, text/*;q=0.4, */*;q=0.9',
  'text/html;q=0, text/markdown;q=0.001',
])('%s gets Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
});

test.each([
  null,
  '',
  '*/*',
  'text/*',
  'text/plain',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0',
  'text/markdown;q=2',
  'text/markdown;q=0.5, */*',
  'text/markdownish',
  `text/markdown, ${'x/y, '.repeat(400)}`,
])('%s gets the page', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
});
