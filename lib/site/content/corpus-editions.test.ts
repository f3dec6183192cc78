/** The two editions against each other: India's pages are written by somebody who works there. */
import { page as pageSchema } from '../../../content/schemas/page.ts';
import { borrowedSentences } from './borrowed-sentences.ts';
import { readPage } from './read-page.ts';
import { listedRoutes } from './routes.ts';

test('on the median page a third at most of what India reads are American sentences', () => {
  const shares = listedRoutes()
    .map(({ page }) => borrowedSentences(pageSchema, readPage(page)))
    .map(({ words, borrowed }) => borrowed / words)
    .sort((one, other) => one - other);
  expect(shares[Math.floor(shares.length / 2)]).toBeLessThanOrEqual(1 / 3);
});
