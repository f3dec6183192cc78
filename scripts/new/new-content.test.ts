/** `npm run new page|job|article|office`: content that is well formed, and whose every gap is named. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { page } from '../../content/schemas/page.ts';
import { offices } from '../../content/schemas/site.ts';
import { REGIONS, type Region } from '../../lib/platform/region/region.ts';
import { textsOf } from '../../lib/site/content/texts.ts';
import { REPLACE } from './made.ts';
import { newArticle } from './new-article.ts';
import { newJob } from './new-job.ts';
import { newOffice } from './new-office.ts';
import { newPage } from './new-page.ts';
import { copiedRoot, put } from './testing/copied-root.ts';

const TODAY = '2026-11-26';
const LONG = 'what-a-day-of-waiting-costs-in-each-department-of-a-plant';

let root: string;
beforeEach(() => {
  root = copiedRoot();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What an edition has of `node`, in which `{ USA: …, INDIA: … }` may stand for any value. */
function inEdition(node: unknown, region: Region): unknown {
  if (Array.isArray(node)) return node.map((each) => inEdition(each, region));
  if (node === null || typeof node !== 'object') return node;
  if (region in node) return inEdition((node as Record<Region, unknown>)[region], region);
  const entries = Object.entries(node).map(([key, value]) => [key, inEdition(value, region)]);
  return Object.fromEntries(entries);
}

/** What `npm run content` reads of `file` for the USA, and how many texts of both are still the scaffold's. */
function readAs<T>(file: string, schema: z.ZodType<T>) {
  const written = parse(read(file).replaceAll('{brand}', 'norvant'));
  const readIn = (region: Region) => schema.parse(inEdition(written, region));
  const texts = REGIONS.flatMap((region) => textsOf(schema, readIn(region)));
  const gaps = new Set(texts.map(({ text }) => text).filter((text) => text.includes(REPLACE)));
  return { value: readIn('USA'), gaps: gaps.size };
}

test.each([
  ['page', () => newPage(root, '/Products/Made_Up')],
  ['page named by a year', () => newPage(root, '/2030')],
  ['page with a long name', () => newPage(root, `/${LONG}`)],
  ['job', () => newJob(root, 'made-up-job-4', TODAY)],
  ['job with a long title', () => newJob(root, LONG, TODAY)],
  ['article', () => newArticle(root, 'made-up-article', TODAY)],
  ['article with a long title', () => newArticle(root, LONG, TODAY)],
])('every gap of a new %s is a text that is checked, and no text stands in it twice', (_, make) => {
  const { files } = put(root, make());
  for (const [file, text] of Object.entries(files)) {
    const { value, gaps } = readAs(file, page);
    expect(gaps).toBe(text.split(REPLACE).length - 1);
    expect(gaps).toBeGreaterThan(2);
    const texts = textsOf(page, value).map(({ text }) => text);
    const long = texts.filter((each) => each.split(' ').length > 5);
    expect(new Set(long).size).toBe(long.length);
  }
});

test('a new job takes an application with its file, and no search engine lists it', () => {
  put(root, newJob(root, 'made-up-job-4', TODAY));
  expect(parse(read('content/site/routes.yaml')).at(-1)).toEqual({
    path: '/Careers/made-up-job-4',
    page: '/Careers/made-up-job-4',
    tab: 'name',
    guarded: true,
    indexed: false,
    takesForm: true,
    takesFiles: true,
    parent: '/Careers',
  });
});

test('a new article lies below the articles and has the first card there', () => {
  put(root, newArticle(root, 'made-up-article', TODAY));
  expect(parse(read('content/site/routes.yaml')).at(-1)).toMatchObject({ parent: '/Blogs' });
  const { sections } = parse(read('content/pages/Blogs.yaml'));
  const [first, second] = sections.find(({ id }: { id: string }) => id === 'articles').items;
  expect(first).toMatchObject({
    title: expect.stringContaining(REPLACE),
    date: TODAY,
    link: { label: 'Read about made up article', href: '/blog/made-up-article' },
  });
  expect(second).toHaveProperty('link');
});

test('a new office stands behind the others, with its own address of the edition', () => {
  put(root, newOffice(root, 'made-up-city', 'USA'));
  const { value, gaps } = readAs('content/site/offices.yaml', offices);
  expect(gaps).toBe(4);
  expect(value.at(-1)).toMatchObject({ city: 'Made Up City', email: 'made-up-city@norvant.com' });
  expect(newOffice(root, 'made-up-city', 'USA')).toContain('already');
});

test.each([
  ['a page of another spelling', () => newPage(root, '/CONTACT-us')],
  ['a page that another redirects', () => newPage(root, '/Articles')],
  ['a word that no menu can show', () => newPage(root, `/${'long'.repeat(11)}`)],
  ['a job that is there', () => newJob(root, 'web-developer-1', TODAY)],
  ['a job with capitals', () => newJob(root, 'Web-Developer', TODAY)],
  ['an article outside of its folder', () => newArticle(root, '../x', TODAY)],
  ['an article that is there', () => newArticle(root, 'time-to-market', TODAY)],
  ['an office that is there', () => newOffice(root, 'boston', 'USA')],
  ['an office of no country', () => newOffice(root, 'made-up-city', 'us')],
  ['an office without a country', () => newOffice(root, 'made-up-city')],
  ['an office with a number', () => newOffice(root, '4', 'USA')],
])('%s is refused in words', (_, make) => {
  expect(typeof make()).toBe('string');
});
