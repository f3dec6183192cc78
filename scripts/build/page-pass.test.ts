import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuiltPage, builtPages } from './built-pages.ts';
import { passOver } from './page-pass.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

function build(paths: string[], revalidate: number | false = false): void {
  const entry = { routeType: 'page', initialRevalidateSeconds: revalidate };
  const routes = Object.fromEntries(paths.map((path) => [path, entry]));
  writeFileSync(join(dist, 'prerender-manifest.json'), JSON.stringify({ routes }));
  for (const path of paths) {
    const file = join(dist, 'server/app', `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<p>${path}</p>`);
  }
}

async function all(): Promise<BuiltPage[]> {
  return Array.fromAsync(builtPages(dist));
}

describe('the built pages', () => {
  it('are those of both editions, with their HTML', async () => {
    build(['/USA/home', '/INDIA/Products/HRIS', '/_not-found']);
    expect(await all()).toEqual([
      expect.objectContaining({ region: 'USA', page: '/home', html: '<p>/USA/home</p>' }),
      expect.objectContaining({ region: 'INDIA', page: '/Products/HRIS' }),
    ]);
  });

  it('are none before the first build', async () => {
    expect(await all()).toEqual([]);
  });

  it('must not change while the site runs', async () => {
    build(['/USA/home'], 60);
    await expect(all()).rejects.toThrow('/USA/home: leave `revalidate` out');
  });
});

describe('the pass', () => {
  it('shows each page to each check once, and tells what they found page by page', async () => {
    build(['/USA/a', '/USA/b', '/INDIA/c']);
    const seen: string[] = [];
    const problems = await passOver(builtPages(dist), [
      { look: ({ page }) => (page === '/b' ? ['is wrong'] : []) },
      {
        look: async ({ region, page }) => {
          seen.push(region + page);
          return page === '/b' ? ['is ugly'] : [];
        },
        finish: () => [`${seen.length} pages`],
      },
    ]);
    expect(problems).toEqual(['/USA/b: is wrong', '/USA/b: is ugly', '3 pages']);
    expect(seen.sort()).toEqual(['INDIA/c', 'USA/a', 'USA/b']);
  });
});
