/** A page loads the islands of its own sections and no others; read from the built HTML. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { getPage } from '../../lib/content/pages.ts';
import { routes } from '../../lib/content/routes.ts';
import { REGIONS, type Region } from '../../lib/region/region.ts';

const DIST = process.env.NEXT_DIST_DIR ?? '.next';

/** Words that stand in the script of one island alone. */
const MARKS: Record<string, string> = {
  'hero-slider': 'slider-track',
  'contact-form': 'only-for-support',
  'login-form': 'current-password',
};

const chunks = readdirSync(join(DIST, 'static/chunks'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join(DIST, 'static/chunks', name), 'utf8') }));

/** The section types whose island the built page loads. */
function loaded(page: string, region: Region): string[] {
  const html = readFileSync(join(DIST, `server/app/${region}${page}.html`), 'utf8');
  const own = chunks.filter(({ name }) => html.includes(name));
  return Object.keys(MARKS).filter((type) =>
    own.some(({ text }) => text.includes(MARKS[type] ?? '')),
  );
}

test('every section type with an island is looked for, and found in one script', () => {
  const withIsland = readdirSync('components/sections', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/island.tsx'))
    .map((file) => file.split('/')[0]);
  expect(Object.keys(MARKS).sort()).toEqual(withIsland.sort());
  for (const mark of Object.values(MARKS))
    expect(chunks.filter(({ text }) => text.includes(mark)).map(({ name }) => name)).toHaveLength(
      1,
    );
});

for (const region of REGIONS)
  test(`${region} edition: a page loads the islands of its own sections`, () => {
    for (const { page } of routes) {
      const types = getPage(page, region).sections.map(({ type }) => type as string);
      const own = Object.keys(MARKS).filter((type) => types.includes(type));
      expect({ page, loaded: loaded(page, region) }).toEqual({ page, loaded: own });
    }
  });
