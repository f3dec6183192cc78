/** @jest-environment node */
/** A draft is the former release with other words, and the former release is not touched by what is written into it. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeDraft } from './draft.ts';

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'draft-'));
  put('former/package.json', '{}');
  put('former/content/pages/home.yaml', 'old');
  put('former/content/pages/gone.yaml', 'old');
  put('former/content/schemas/page.ts', 'code');
  put('former/.next/server/app/home.html', 'old');
  put('former/node_modules/a/index.js', 'code');
  symlinkSync('a', join(root, 'former/node_modules/b'));
  put('words/content/pages/home.yaml', 'new');
  put('words/content/pages/extra.yaml', 'new');
  put('words/content/schemas/page.ts', 'other code');
  put('words/content/README.md', 'for editors');
  makeDraft(join(root, 'former'), join(root, 'words/content'), join(root, 'draft'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('it has the new words and none of the old ones, and the code of the release', () => {
  expect(read('draft/content/pages/home.yaml')).toBe('new');
  expect(read('draft/content/pages/extra.yaml')).toBe('new');
  expect(() => read('draft/content/pages/gone.yaml')).toThrow('ENOENT');
  expect(() => read('draft/content/README.md')).toThrow('ENOENT');
  expect(read('draft/content/schemas/page.ts')).toBe('code');
  expect(readlinkSync(join(root, 'draft/node_modules/b'))).toBe('a');
});

test('what is written into its build and its words leaves the release as it was', () => {
  put('draft/.next/server/app/home.html', 'changed');
  put('draft/content/pages/home.yaml', 'changed');
  expect(read('former/.next/server/app/home.html')).toBe('old');
  expect(read('former/content/pages/home.yaml')).toBe('old');
});

test('code takes no place of its own', () => {
  const inode = (file: string) => statSync(join(root, file)).ino;
  expect(inode('draft/node_modules/a/index.js')).toBe(inode('former/node_modules/a/index.js'));
});
