/** Which pages a table shows that has no room for all. */
import { type Comparison, mostDifferent } from './compare-editions.ts';

/** A page of ten texts, of which an edition has `own` for itself. */
const page = (own: number): Comparison => ({
  verdict: own > 0 ? 'adapted' : 'same',
  texts: 10,
  same: 10 - own,
  spelled: 0,
  adapted: own,
  missing: 0,
  words: 100,
});

test('a table with room for all pages shows all, in the order of the site', () => {
  const pages = [page(1), page(9), page(0)];
  expect(mostDifferent(pages, 3)).toEqual(pages);
});

test('a table with too little room leaves out the pages that differ least', () => {
  const pages = [page(1), page(9), page(0), page(4)];
  expect(mostDifferent(pages, 2)).toEqual([pages[1], pages[3]]);
});
