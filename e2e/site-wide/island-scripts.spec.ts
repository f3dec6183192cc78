/** A page loads the islands and enhancements of its own sections and no others; read from the built HTML. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGIONS, type Region } from '../../lib/platform/region/region.ts';
import { getPage } from '../../lib/site/content/pages.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { builtScripts } from '../support/built-scripts.ts';
// Not Playwright's own: for another `test` each worker would end and start anew.
import { expect, test } from '../support/test.ts';

const DIST = process.env.NEXT_DIST_DIR ?? '.next';

/** By section type with a script: words of its script that stand in no other but its parts. */
const MARKS: Record<string, string[]> = {
  'hero-slider': ['.slider-track'],
  form: ['reviewTitle'],
  // Signing in is a form, too.
  'login-form': ['reviewTitle', 'signOutHere'],
  search: ['keepsAddress'],
  'business-case': ['atBest'],
  'hr-case': ['/business-case#hr'],
  'price-calculator': ['/plan#sum'],
  'committee-pack': ['dossier-heading'],
  'job-list': ['reviewTitle', '/search/requirements'],
  // Erasing a person is a form, too.
  desk: ['reviewTitle', '/desk/submissions'],
  invitation: ['/auth/invite/'],
  profile: ['reviewTitle', 'profile-skeleton'],
  'passkey-sign-in': ['.unsupported'],
  'second-factor': ['noPasskeysHere'],
  sessions: ['/user/sessions'],
};
const ALL = [...new Set(Object.values(MARKS).flat())];

const chunks = builtScripts();

/** The marks in all scripts that the built page names. */
function loaded(page: string, region: Region): string[] {
  const html = readFileSync(join(DIST, `server/app/${region}${page}.html`), 'utf8');
  const own = chunks.filter(({ name }) => html.includes(name));
  return ALL.filter((mark) => own.some(({ text }) => text.includes(mark)));
}

test('every section type with a script is looked for, by words that a script has', () => {
  const withScript = globSync(
    '{components,lib/features/*}/sections/*/{island,enhancement}.tsx',
  ).map((file) => file.split('/').at(-2));
  expect(Object.keys(MARKS).sort()).toEqual(withScript.sort());
  for (const mark of ALL)
    expect(
      chunks.some(({ text }) => text.includes(mark)),
      mark,
    ).toBe(true);
});

for (const region of REGIONS)
  test(`${region} edition: a page loads the islands of its own sections`, () => {
    for (const { page } of routes) {
      const own = getPage(page, region).sections.flatMap(({ type }) => MARKS[type] ?? []);
      expect({ page, marks: loaded(page, region) }).toEqual({
        page,
        marks: ALL.filter((mark) => own.includes(mark)),
      });
    }
  });
