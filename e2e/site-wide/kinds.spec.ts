/** A section type that no visited page shows would never be seen by a browser. */
import { getPage } from '../../lib/site/content/pages.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { KINDS } from '../support/kinds.ts';
import { expect, test } from '../support/test.ts';

const typesOn = ({ page }: { page: string }) =>
  getPage(page, 'USA').sections.map(({ type }) => type);

test('the pages that browsers visit show every section type', () => {
  const seen = new Set(routes.filter(({ path }) => KINDS.includes(path)).flatMap(typesOn));
  const missed = routes.filter((route) => typesOn(route).some((type) => !seen.has(type)));
  expect(
    missed.map(({ path }) => path),
    'add one of these to KINDS in support/kinds.ts',
  ).toEqual([]);
});

test('the pages that browsers visit exist', () => {
  const paths = routes.map(({ path }) => path);
  expect(KINDS.filter((path) => !paths.includes(path))).toEqual([]);
});
