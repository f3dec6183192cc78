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
import { replaceFile } from '../build/replace-file.ts';
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

test('what is replaced in its build, and written into its words, leaves the release as it was', () => {
  replaceFile(join(root, 'draft/.next/server/app/home.html'), 'changed');
  put('draft/content/pages/home.yaml', 'changed');
  expect(read('draft/.next/server/app/home.html')).toBe('changed');
  expect(read('former/.next/server/app/home.html')).toBe('old');
  expect(read('former/content/pages/home.yaml')).toBe('old');
});

test('what is the same takes no place of its own', () => {
  const inode = (file: string) => statSync(join(root, file)).ino;
  for (const file of ['node_modules/a/index.js', '.next/server/app/home.html'])
    expect(inode(`draft/${file}`)).toBe(inode(`former/${file}`));
});
