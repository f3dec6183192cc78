/** A page that grows past its budgets is named, and one whose files are missing too. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paintFirst } from '../build/first-paint.ts';
import { pageWith, problemsOf } from './test-page.ts';
import { budgetOf, Weights } from './weight.ts';

const BUDGET = budgetOf('/contact-us');

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'weight-'));
  mkdirSync(join(dist, 'static'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const put = (name: string, bytes: number) =>
  writeFileSync(join(dist, 'static', `${name}.br`), Buffer.alloc(bytes));
const check = (from?: string | RegExp, to?: string) =>
  problemsOf(new Weights(dist).check(pageWith(from, to))).join();

test('a small page is within every budget', () => {
  expect(check()).toBe('');
});

test('scripts and styles count by what they weigh, files for old browsers do not', () => {
  const limit = BUDGET.scripts;
  put('a.js', limit - 100);
  put('old.js', limit);
  put('a.css', BUDGET.htmlAndStyles + 1);
  const tags = '<script src="/_next/static/a.js"></script>';
  const old = '<script src="/_next/static/old.js" nomodule></script>';
  expect(check('</head>', `${tags}${old}</head>`)).toBe('');
  put('a.js', limit + 1);
  expect(check('</head>', `${tags}</head>`)).toMatch(/^scripts: \d+ of at most/);
  const late = paintFirst(
    '<body><script src="/_next/static/a.js" async></script></body>',
    () => '',
  );
  expect(check('</body>', late.replace('<body>', ''))).toMatch(/^scripts: \d+ of at most/);
  expect(check('</head>', '<link rel="stylesheet" href="/_next/static/a.css"></head>')).toMatch(
    /^htmlAndStyles: \d+ of at most/,
  );
});

test('a sheet that browsers leave be weighs nothing', () => {
  put('a.css', BUDGET.htmlAndStyles + 1);
  const link = '<link rel="stylesheet" href="/_next/static/a.css" disabled>';
  expect(check('</head>', `${link}</head>`)).toBe('');
});

test('a sheet for paper weighs nothing: no page waits for it', () => {
  put('a.css', BUDGET.htmlAndStyles + 1);
  const link = '<link rel="stylesheet" href="/_next/static/a.css" media="print">';
  expect(check('</head>', `${link}</head>`)).toBe('');
});

test('data that repeats the page, and too many elements, are over', () => {
  expect(check('</body>', `<script>${'x'.repeat(9_000)}</script></body>`)).toMatch(
    /^inline: 0\.\d/,
  );
  expect(check('</main>', `${'<br>'.repeat(BUDGET.elements)}</main>`)).toMatch(/^elements: /);
});

test('menus have a budget of their own, and no page answers for their links', () => {
  const links = (count: number) => check('</body>', `${'<br>'.repeat(count)}</body>`);
  expect(links(BUDGET.elements - 100)).toBe('');
  expect(links(BUDGET.menus)).toMatch(/^menus: /);
});

test('a file that the build did not make is named', () => {
  expect(check('</head>', '<script src="/_next/static/gone.js"></script></head>')).toContain(
    '/_next/static/gone.js is not in the build',
  );
});
