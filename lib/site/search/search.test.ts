/** What a visitor finds by which words. */
import { routes } from '../content/routes.ts';
import { pageIndex } from './page-index.ts';
import { OPTIONS, readIndex, searchPages } from './search-pages.ts';

/** MiniSearch asks for it once for each page that has a word in question. */
const boost = jest.spyOn(OPTIONS.searchOptions as { boostDocument: () => number }, 'boostDocument');

const usa = readIndex(JSON.stringify(pageIndex('USA')));
const india = readIndex(JSON.stringify(pageIndex('INDIA')));
const first = (index: typeof usa, query: string) => searchPages(index, query)[0]?.path;

test.each([
  ['HRIS', '/Products/HRIS'],
  ['hospital', '/Company/Healthcare'],
  ['hospitl', '/Company/Healthcare'],
  ['healthcare', '/Company/Healthcare'],
  ['offices', '/contact-us'],
])('“%s” leads to %s first', (query, path) => {
  expect(first(usa, query)).toBe(path);
});

test('“payroll” leads to the payroll module among the first four', () => {
  const paths = searchPages(usa, 'payroll').map(({ path }) => path);
  expect(paths.slice(0, 4)).toContain('/Products/PAY');
});

test('each edition finds its own laws', () => {
  expect(searchPages(usa, 'HIPAA').length).toBeGreaterThan(0);
  expect(searchPages(india, 'gratuity').length).toBeGreaterThan(0);
  const [hit] = searchPages(usa, 'gratuity');
  expect(hit?.description ?? '').not.toMatch(/gratuity/i);
});

test('half a word is enough, and pages with every word come before those with some', () => {
  expect(searchPages(usa, 'payr').map(({ path }) => path)).toContain('/Products/PAY');
  expect(first(usa, 'rota license nurse')).toBe('/Company/Healthcare');
});

test.each(['', '   ', 'xqzzyv', '<script>', '"', ')(', 'a'.repeat(10_000)])(
  'the query %j is answered in peace',
  (query) => {
    expect(searchPages(usa, query).length).toBeLessThanOrEqual(20);
  },
);

test('pages that must not be listed are not found', () => {
  const hidden = routes.filter(({ indexed }) => !indexed).map(({ path }) => path);
  const found = searchPages(usa, 'sign in password job apply').map(({ path }) => path);
  expect(found.filter((path) => hidden.includes(path))).toEqual([]);
});

describe('the work of a query', () => {
  const workOf = (query: string) => {
    boost.mockClear();
    searchPages(usa, query);
    return boost.mock.calls.length;
  };
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789abcd'];
  const beginnings =
    'pr st co re in de un di en tr ca ma pa ba sa la ta fa ra ha mi si ti ri li pi';

  test('is counted', () => {
    expect(workOf('payroll')).toBeGreaterThan(20);
  });

  test('is no more for forty letters than for four words', () => {
    const ofWords = workOf('payroll overtime nurse hospital');
    expect(workOf(letters.join(' '))).toBeLessThanOrEqual(ofWords);
    expect(workOf(Array(40).fill('a').join(' '))).toBeLessThanOrEqual(ofWords);
  });

  test('does not grow with words that come again, nor without end with others', () => {
    expect(workOf(Array(12).fill('payroll').join(' '))).toBe(workOf('payroll'));
    expect(workOf(beginnings)).toBe(workOf(beginnings.split(' ').slice(0, 12).join(' ')));
  });
});

test('a letter among words changes nothing', () => {
  expect(searchPages(usa, 'how do I pay a nurse')).toEqual(searchPages(usa, 'how do pay nurse'));
});
