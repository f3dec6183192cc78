/** Groups of tests: the same for one edition after the other, and for visitors without scripts. */
import type { Edition } from './editions.ts';
import { test } from './test.ts';

/** What is declared for an edition: its own facts, and the whole of it to hand on. */
type Own = Edition & { edition: Edition };

/**
 * Declares what `tests` declares once for each of `editions`, in a group called after it. The fixture
 * `origin` is where the edition is, whichever `test` the group takes.
 */
export function inEach(editions: readonly Edition[], tests: (own: Own) => void): void {
  for (const edition of editions)
    test.describe(`${edition.region} edition`, () => {
      test.use({ edition });
      tests({ ...edition, edition });
    });
}

/** A group for visitors whose browser runs no scripts. */
export function withoutScripts(tests: () => void): void {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    tests();
  });
}
