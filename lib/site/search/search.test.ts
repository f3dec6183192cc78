/** What a visitor finds by which words. */
import { pageIndex } from './page-index.ts';
import { hasWord, OPTIONS, readIndex, searchPages } from './search-pages.ts';

/** MiniSearch asks for it once for each page that has a word in question. */
const boost = jest.spyOn(OPTIONS.searchOptions as { boostDocument: () => number }, 'boostDocument');

const usa = readIndex(JSON.stringify(pageIndex('USA')));
const india = readIndex(JSON.stringify(pageIndex('INDIA')));
const first = (index: typeof usa, query: string) => searchPages(index, query).hits[0]?.path;

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
  const paths = searchPages(usa, 'payroll').hits.map(({ path }) => path);
  expect(paths.slice(0, 4)).toContain('/Products/PAY');
});

test('each edition finds its own laws', () => {
  expect(searchPages(usa, 'HIPAA').isWhole).toBe(true);
  expect(searchPages(india, 'gratuity').isWhole).toBe(true);
  expect(searchPages(india, 'HIPAA').hits).toEqual([]);
  expect(searchPages(usa, 'gratuity').hits).toEqual([]);
  expect(searchPages(usa, 'provident fund').isWhole).toBe(false);
});

test('half a word is enough, and pages with every word come before those with some', () => {
  expect(searchPages(usa, 'payr').hits.map(({ path }) => path)).toContain('/Products/PAY');
  expect(first(usa, 'rota license nurse')).toBe('/Company/Healthcare');
});

test.each(['', '   ', 'xqzzyv', '<script>', '"', ')(', 'a'.repeat(10_000)])(
  'the query %j is answered in peace',
  (query) => {
    expect(searchPages(usa, query).hits.length).toBeLessThanOrEqual(20);
  },
);

test.each(['', ' ', 'a', 'C + +', '<', '( )', 'how to', 'what is the'])(
  '%j has no word yet, and finds nothing',
  (query) => {
    expect(hasWord(query)).toBe(false);
    expect(searchPages(usa, query).hits).toEqual([]);
  },
);

test.each(['IT', 'HR', 'W-2', 'how to pay'])('%j has a word', (query) => {
  expect(hasWord(query)).toBe(true);
});

describe('the work of a query', () => {
  const workOf = (query: string) => {
    boost.mockClear();
    searchPages(usa, query);
    return boost.mock.calls.length;
  };
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789abcd'];
  const beginnings =
    'pr st co re ex de un di en tr ca ma pa ba sa la ta fa ra ha mi si ti ri li pi';

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
  expect(searchPages(usa, 'how do I pay a nurse')).toEqual(searchPages(usa, 'pay nurse'));
});
