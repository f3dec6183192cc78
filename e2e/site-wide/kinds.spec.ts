/** A section type that no visited page shows would never be seen by a browser. */
import { getPage } from '../../lib/site/content/pages.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { KINDS, visited } from '../support/kinds.ts';
import { expect, test } from '../support/test.ts';

const typesOn = (pages: typeof routes) =>
  new Set(pages.flatMap(({ page }) => getPage(page, 'USA').sections.map(({ type }) => type)));

test('the pages that browsers visit show every section type', () => {
  expect(typesOn(visited)).toEqual(typesOn(routes));
});

test('the pages that browsers visit exist', () => {
  const paths = routes.map(({ path }) => path);
  expect(KINDS.filter((path) => !paths.includes(path))).toEqual([]);
});
