/**
 * With the flag `localData` off, pages come from the API of another site and are the same to the
 * byte, or from a backend that is not ours and carry its words. Builds copies of the repository, so it
 * belongs to the long run (`npm run test:full`).
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGIONS } from '../../lib/platform/region/region.ts';
import { buildCopy, type Edit } from '../support/built-copy.ts';
import { startSmallBackend } from '../support/small-backend.ts';
import { expect, test } from '../support/test.ts';

/** Each prerendered page of a build as a hash, without the build's name and its API's address. */
function pagesOf(dist: string, api: string): Record<string, string> {
  const folder = join(dist, 'server/app');
  const id = readFileSync(join(dist, 'BUILD_ID'), 'utf8').trim();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && /^(USA|INDIA)/.test(name),
  );
  return Object.fromEntries(
    files.map((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
        .replaceAll(id, 'BUILD')
        .replaceAll(api, '/api/v1');
      return [file, createHash('sha256').update(html).digest('hex')];
    }),
  );
}

const setLocalData = (edit: Edit, localData: boolean) =>
  edit('content/site/flags.yaml', (text) =>
    text.replace('localData: true', `localData: ${localData}`),
  );

/** Both are built in the same folder, because the bundler makes its names of it. */
async function buildWith(localData: boolean, api: string): Promise<Record<string, string>> {
  const copy = await buildCopy('local-data', (edit) => setLocalData(edit, localData));
  const dist = join(copy.folder, '.next');
  expect(existsSync(join(dist, 'api-content.json'))).toBe(!localData);
  const pages = pagesOf(dist, api);
  copy.remove();
  return pages;
}

test('a site whose texts and menus come from an API looks as if they came from files', async ({
  site,
}) => {
  test.setTimeout(600_000);
  // Names of server actions, and with them of scripts, are made with a key of each build's own.
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = Buffer.alloc(32, 'same').toString('base64');
  const api = `${site.local}/api/v1`;
  const fromFiles = await buildWith(true, api);
  for (const region of REGIONS) process.env[`API_BASE_URL_${region}`] = api;
  const fromApi = await buildWith(false, api);
  expect(Object.keys(fromFiles).length).toBeGreaterThan(16);
  expect(fromApi).toEqual(fromFiles);
});

test('a site carries the words of a backend that knows only the entities', async () => {
  test.setTimeout(600_000);
  const backend = await startSmallBackend();
  const bases = Object.fromEntries(REGIONS.map((each) => [`API_BASE_URL_${each}`, backend.base]));
  const copy = await buildCopy('small-backend', (edit) => setLocalData(edit, false), bases);
  backend.stop();
  const read = (file: string) => readFileSync(join(copy.folder, '.next/server/app', file), 'utf8');
  const textOf = (page: string) => read(`${page}.html`);
  for (const region of REGIONS) {
    const consulting = textOf(`${region}/consulting`);
    expect(consulting).toContain('Consultants from afar');
    expect(consulting).toContain('Lighthouses, served from afar.');
    expect(consulting).not.toContain('Nobody reads this');
    expect(consulting).toContain(region === 'INDIA' ? 'A centre opens' : 'A center opens');
    const about = textOf(`${region}/about-us`);
    expect(about).toContain('What the menu Business holds, said from afar.');
    expect(about).toContain('Footer from afar');
    expect(textOf(`${region}/whytop/CostEffectiveAndEfficient`)).toContain('Migration from afar');
    // The dialog's words are fetched when it opens.
    expect(read(`words/${region}.body`)).toContain('Cookies of the small backend');
  }
  copy.remove();
});
