/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashCode, hashSources, isBuildCurrent, removeStamp, writeStamp } from './stamp.ts';

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const hash = (environment: Record<string, string> = {}) =>
  hashSources(root, environment as NodeJS.ProcessEnv);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  put('app/page.tsx', 'one');
  put('middleware.ts', 'two');
});
afterEach(() => rmSync(root, { recursive: true }));

it('stays the same when only times change', () => {
  const before = hash();
  utimesSync(join(root, 'app/page.tsx'), 1, 1);
  expect(hash()).toBe(before);
});

it.each([
  ['a page', 'app/page.tsx'],
  ['content', 'content/pages/home.yaml'],
  ['the middleware', 'middleware.ts'],
  ['a dependency', 'package-lock.json'],
])('changes with %s', (_, file) => {
  const before = hash();
  put(file, 'changed');
  expect(hash()).not.toBe(before);
});

it('changes with a setting that stands in the pages, and with no other', () => {
  const before = hash();
  expect(hash({ PORT: '4000' })).toBe(before);
  expect(hash({ SITE_ORIGIN_USA: 'https://a.com' })).toBe(before);
  expect(hash({ API_BASE_URL_USA: 'https://a.com' })).not.toBe(before);
});

it.each(['scripts/serve/serve.ts', 'lib/platform/region/region.test.ts'])(
  'does not change with %s',
  (file) => {
    const before = hash();
    put(file, 'changed');
    expect(hash()).toBe(before);
  },
);

it('keeps the hash of the code where only words change, but not where their schema does', () => {
  const before = hashCode(root, {} as NodeJS.ProcessEnv);
  put('content/pages/home.yaml', 'other words');
  expect(hashCode(root, {} as NodeJS.ProcessEnv)).toBe(before);
  put('content/schemas/page.ts', 'changed');
  expect(hashCode(root, {} as NodeJS.ProcessEnv)).not.toBe(before);
});

it('knows a finished build from none, an old and a broken one', () => {
  const dist = join(root, '.next');
  expect(isBuildCurrent(dist, hash())).toBe(false);
  mkdirSync(dist);
  writeStamp(dist, hash());
  expect(isBuildCurrent(dist, hash())).toBe(true);
  put('app/page.tsx', 'changed');
  expect(isBuildCurrent(dist, hash())).toBe(false);
  writeStamp(dist, hash());
  removeStamp(dist);
  expect(isBuildCurrent(dist, hash())).toBe(false);
});
