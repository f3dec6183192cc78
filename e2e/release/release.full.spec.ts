/** What an operator puts on a server: one folder, that runs without the repository and is never written to. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { removeData, startSite } from '../support/site.ts';

/** In MB, without Node: what an image may grow by. */
const LARGEST = 250;

test.describe.configure({ timeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'release-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Path and content of every file, as one hash, and their bytes. */
function stateOf(root: string): { hash: string; bytes: number } {
  const hash = createHash('sha256');
  let bytes = 0;
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names) {
    const file = join(root, name);
    if (!statSync(file).isFile()) continue;
    hash.update(`\0${name}\0`).update(readFileSync(file));
    bytes += statSync(file).size;
  }
  return { hash: hash.digest('hex'), bytes };
}

test('a release serves pages, answers, brochures and the API, and is not written to', async () => {
  execFileSync(process.execPath, ['scripts/release/release.ts', '--to', folder]);
  const before = stateOf(folder);
  expect(before.bytes / 1e6).toBeLessThan(LARGEST);
  expect(readdirSync(join(folder, 'node_modules'))).not.toContain('typescript');

  const site = await startSite({ cwd: folder });
  try {
    for (const [path, type] of [
      ['/home', 'text/html'],
      ['/search?q=payroll', 'text/html'],
      ['/brochures/USA/HRIS.pdf', 'application/pdf'],
      ['/api/v1/dossier?module=PAY', 'application/pdf'],
      ['/pictures/USA/home.png', 'image/png'],
      ['/api/v1/openapi.json', 'application/json'],
      ['/sitemap.xml', 'xml'],
    ] as const) {
      const answer = await fetch(site.local + path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-type')).toContain(type);
    }
  } finally {
    await site.stop();
    removeData(site);
  }
  expect(stateOf(folder)).toEqual(before);
});
