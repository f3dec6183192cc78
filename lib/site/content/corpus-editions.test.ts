/** The two editions against each other: India's pages are written by somebody who works there. */
import { page as pageSchema } from '../../../content/schemas/page.ts';
import { borrowedSentences } from './borrowed-sentences.ts';
import { readPage } from './read-page.ts';
import { listedRoutes } from './routes.ts';

/** They tell how this website works, which is the same everywhere. */
const TOOLS = ['/cookies', '/display', '/search', '/newsletter/confirm', '/newsletter/unsubscribe'];

describe('India, written for India', () => {
  const shares = listedRoutes()
    .filter(({ path }) => !TOOLS.includes(path))
    .map(({ path, page }) => {
      const { words, borrowed } = borrowedSentences(pageSchema, readPage(page));
      return { path, percent: Math.round((100 * borrowed) / words) };
    })
    .sort((one, other) => one.percent - other.percent);

  test('at most half of a page stands in American sentences', () => {
    expect(shares.filter(({ percent }) => percent > 50)).toEqual([]);
  });
  test('on the median page a third at most', () => {
    expect(shares[Math.floor(shares.length / 2)]?.percent).toBeLessThanOrEqual(33);
  });
});
