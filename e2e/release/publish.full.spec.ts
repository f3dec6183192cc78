/**
 * Words are published without a build: a release with them is made of the running one. Only what follows from them is
 * made anew, the bytes are a build's, and what goes wrong leaves the former release as it was.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { withSite } from '../support/own-site.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const place = mkdtempSync(join(tmpdir(), 'publish-'));
const former = join(place, 'releases/former');
const link = join(place, 'current');
/** The former release before anything was made of it. */
let untouched: ReadonlyMap<string, string>;
const content = join(place, 'words/content');

test.beforeAll(() => {
  execFileSync(process.execPath, ['scripts/release/release.ts', '--to', former]);
  symlinkSync(former, link);
  untouched = filesOf(former);
});
test.beforeEach(() => {
  rmSync(dirname(content), { recursive: true, force: true });
  mkdirSync(dirname(content));
  cpSync('content', content, { recursive: true });
});
test.afterAll(() => rmSync(place, { recursive: true }));

const edit = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(content, file), 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  writeFileSync(join(content, file), edited);
};

type Run = { child: ChildProcess; said: Promise<string>; code: Promise<number | null> };

/** Publishes the words under `name`, as an operator in the release that `from` is. */
function publish(name: string, from = former): Run {
  const to = join(place, 'releases', name);
  const words = ['--content', content, '--to', to, '--link', link];
  const child = spawn(process.execPath, ['scripts/publish/publish.ts', ...words], {
    cwd: from,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      printed += text;
    });
  const code = once(child, 'close').then(([status]) => status as number | null);
  return { child, code, said: code.then(() => printed) };
}

/** The hash of each file of a release, by its path. */
function filesOf(release: string): Map<string, string> {
  const names = readdirSync(release, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(release, name)).isFile());
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(release, name)))
      .digest('hex');
  return new Map(files.sort().map((name) => [name, hash(name)]));
}

/** The files that differ between two releases, without what only says so. */
function differences(one: string, other: string): string[] {
  const [ours, theirs] = [filesOf(one), filesOf(other)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    (name) =>
      ours.get(name) !== theirs.get(name) &&
      !/\.(?:br|gz)$|^\.next\/(?:inputs\.json|source-stamp)$/.test(name),
  );
}

const folders = () => readdirSync(join(place, 'releases')).sort();

test('a word changes the pages that say it, and nothing else', async () => {
  edit(
    'pages/Products/PAY.yaml',
    'PAY is payroll for companies',
    'PAY is nationwide payroll for companies',
  );
  const { code, said } = publish('word');
  expect([await code, await said]).toEqual([0, expect.stringContaining('1 pages are other ones')]);
  const word = join(place, 'releases/word');
  expect(readlinkSync(link)).toBe(word);
  expect(differences(former, word)).toEqual([
    '.next/copies-manifest.json',
    '.next/markdown/USA/Products/PAY.md',
    '.next/server/app/USA/Products/PAY.html',
    '.next/server/app/brochures/USA/PAY.pdf.body',
    '.next/server/app/search-index/USA.body',
    'content/pages/Products/PAY.yaml',
  ]);
  await withSite({ cwd: word }, async (site) => {
    const crawler = { headers: { 'User-Agent': 'Googlebot/2.1' } };
    const answer = await fetch(`${site.local}/Products/PAY`, crawler);
    const html = await answer.text();
    expect(html.includes('nationwide payroll for companies')).toBe(true);
  });
});

test('what is made anew has the bytes of the build', async () => {
  // Every page follows from this file, whatever is said in it.
  edit('site/terms.yaml', /$/, '\n# Looked at today.\n');
  const { code } = publish('all');
  expect(await code).toBe(0);
  expect(differences(former, join(place, 'releases/all'))).toEqual(['content/site/terms.yaml']);
});

test('a price changes all that it stands in, as if everything were made anew', async () => {
  edit('site/prices.yaml', /(operated: \{ USA: )\d+/, '$1310');
  expect(await publish('price').code).toBe(0);
  edit('site/terms.yaml', /$/, '\n# Looked at today.\n');
  expect(await publish('price-all').code).toBe(0);
  const price = join(place, 'releases/price');
  expect(differences(former, price).length).toBeGreaterThan(2);
  expect(differences(price, join(place, 'releases/price-all'))).toEqual([
    'content/site/terms.yaml',
  ]);
});

test('a publication of a publication does not show what the first one changed', async () => {
  const { code } = publish('back', join(place, 'releases/word'));
  expect(await code).toBe(0);
  expect(differences(former, join(place, 'releases/back'))).toEqual([]);
});

test('a mistake is named with file and line, and nothing is published', async () => {
  const [before, stood] = [readlinkSync(link), folders()];
  edit('pages/Products/PAY.yaml', '{price:cori.enterprise}', '{price:cori.enterprize}');
  edit('site/routes.yaml', 'guarded: false', 'guarded: maybe');
  const { code, said } = publish('mistake');
  expect(await code).toBe(1);
  expect(await said).toMatch(/^content\/site\/routes\.yaml:\d+: /);
  cpSync('content/site/routes.yaml', join(content, 'site/routes.yaml'));
  const second = publish('mistake');
  expect(await second.code).toBe(1);
  expect(await second.said).toMatch(/^content\/pages\/Products\/PAY\.yaml:\d+: .*cori\.enterprize/);
  expect(await said).toContain('Nothing was published.');
  expect([readlinkSync(link), folders()]).toEqual([before, stood]);
});

test('a page that comes is a matter of the build, which it says', async () => {
  cpSync(join(content, 'pages/terms-of-use.yaml'), join(content, 'pages/house-rules.yaml'));
  const route = '\n- path: /house-rules\n  page: /house-rules\n  guarded: true\n  indexed: false\n';
  edit('site/routes.yaml', /$/, `${route}  unlisted: true\n`);
  const { code, said } = publish('page');
  expect(await code).toBe(1);
  expect(await said).toContain('/USA/house-rules: is new');
  expect(await said).toContain('npm run build');
});

test('killed at any moment, the link leads to a whole release, old or new', async () => {
  edit('pages/Products/PAY.yaml', 'PAY is payroll for companies', 'PAY runs payroll for companies');
  const started = performance.now();
  expect(await publish('whole').code).toBe(0);
  const lasts = performance.now() - started;
  const whole = filesOf(join(place, 'releases/whole'));
  for (let round = 0; round < 12; round += 1) {
    rmSync(link);
    symlinkSync(former, link);
    const { child, code } = publish(`killed-${round}`);
    await Promise.race([wait((lasts * round) / 11), code]);
    child.kill('SIGKILL');
    await code;
    const leadsTo = readlinkSync(link);
    if (leadsTo !== former) expect(filesOf(leadsTo)).toEqual(whole);
  }
  expect(await publish('after').code).toBe(0);
  expect(filesOf(join(place, 'releases/after'))).toEqual(whole);
  expect(readdirSync(join(place, 'releases')).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(filesOf(former)).toEqual(untouched);
});
