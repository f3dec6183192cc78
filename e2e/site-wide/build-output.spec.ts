/** What the build made: every page, its policy, and its copies. Needs no browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCopies } from '../../lib/platform/http/copies.ts';
import { REGIONS } from '../../lib/platform/region/region.ts';
import { settings } from '../../lib/platform/settings/settings.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { builtScripts } from '../support/built-scripts.ts';
import { expect, test } from '../support/test.ts';

const DIST = settings().NEXT_DIST_DIR;

test('every page is made at build, in both editions', () => {
  const file = readFileSync(join(DIST, 'prerender-manifest.json'), 'utf8');
  const made = Object.keys(JSON.parse(file).routes);
  const wanted = REGIONS.flatMap((region) => routes.map(({ page }) => `/${region}${page}`));
  expect(wanted.filter((page) => !made.includes(page))).toEqual([]);
});

test('every page has a policy of its own in the manifest', () => {
  const manifest = JSON.parse(readFileSync(join(DIST, 'csp-manifest.json'), 'utf8'));
  for (const region of REGIONS)
    for (const { page } of routes)
      expect(manifest[`/${region}${page}`]?.scripts.length).toBeGreaterThan(0);
});

test('every page has its compressed copies, a tenth to a third of its size', () => {
  const { copies } = readCopies(DIST);
  for (const region of REGIONS)
    for (const { page } of routes) {
      const { identity, br = 0, gzip = 0 } = copies[`/${region}${page}`]?.bytes ?? { identity: 0 };
      expect(br, page).toBeGreaterThan(0);
      expect(br, page).toBeLessThan(gzip);
      expect(gzip, page).toBeLessThan(identity / 3);
    }
});

test('every script of modules is written so that a browser compiles it as it arrives', () => {
  const lists = builtScripts().filter(({ text }) => /\.push\(\[[^,]+,\d+,/.test(text));
  expect(lists.length).toBeGreaterThan(10);
  // A module is a function, and stands in parentheses: scripts/build/compile-ahead.ts.
  const wrapped = /\.push\(\[[^,]+,(?:\d+,)+\((?:\(|\w+=>|function\b)/;
  expect(lists.filter(({ text }) => !wrapped.test(text)).map(({ name }) => name)).toEqual([]);
});
