/** A page that was opened before a release finds its files after it, whichever instance it asks. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuiltCopies } from './copies.ts';
import { keepAssets, keptAssets } from './kept-assets.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A build with these scripts, made at that time, kept in the folder that all builds share. */
function start(build: string, names: string[], made = new Date()): void {
  const dist = join(root, build);
  const copies: BuiltCopies = {
    '/USA/home': { file: 'home.html', tag: 't', bytes: { identity: 1 }, type: 'x', caching: 'x' },
  };
  for (const name of names) {
    const file = `static/chunks/${name}`;
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    for (const suffix of ['', '.br', '.gz']) {
      writeFileSync(join(dist, file + suffix), name + suffix);
      utimesSync(join(dist, file + suffix), made, made);
    }
    const bytes = { identity: name.length, br: name.length + 3, gzip: name.length + 3 };
    copies[`/_next/${file}`] = { file, tag: name, bytes, type: 'text/javascript', caching: 'x' };
  }
  keepAssets(dist, copies, build, shared());
}
const shared = () => join(root, 'shared');
const at = (name: string) => `/_next/static/chunks/${name}`;
const namesLeft = () => readdirSync(join(shared(), '_next/static/chunks')).sort();
/** As if it had lain there for a day. */
function age(name: string): void {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const suffix of ['', '.br', '.gz'])
    utimesSync(join(shared(), at(name)) + suffix, yesterday, yesterday);
}

test('the new instance has the files of the page that the old one sent', () => {
  start('one', ['a.js', 'same.js']);
  start('two', ['b.js', 'same.js']);
  rmSync(join(root, 'one'), { recursive: true });
  const find = keptAssets(shared());
  for (const name of ['a.js', 'b.js', 'same.js']) {
    const copy = find(at(name));
    expect(copy?.bytes.identity).toBe(name.length);
    for (const suffix of ['', '.br', '.gz'])
      expect(readFileSync(join(shared(), copy?.file ?? '') + suffix, 'utf8')).toBe(name + suffix);
  }
});

test('the old instance finds the files of one that starts after it', () => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  start('one', ['a.js']);
  const find = keptAssets(shared());
  expect(find(at('b.js'))).toBeUndefined();
  start('two', ['b.js']);
  // Not for every wrong address is the disk asked.
  expect(find(at('b.js'))).toBeUndefined();
  jest.spyOn(performance, 'now').mockReturnValue(1_001);
  expect(find(at('b.js'))?.tag).toBe('b.js');
  jest.restoreAllMocks();
});

test('only scripts, styles and fonts are kept: no page', () => {
  start('one', ['a.js']);
  expect(keptAssets(shared())('/USA/home')).toBeUndefined();
  expect(existsSync(join(shared(), 'home.html'))).toBe(false);
});

test('the files of five builds stay, those before are removed, and shared ones with no build', () => {
  for (const [number, build] of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'].entries()) {
    start(build, [`${build}.js`, 'same.js']);
    const made = new Date(Date.now() - (10 - number) * 1000);
    utimesSync(join(shared(), 'builds', `${build}.json`), made, made);
    age(`${build}.js`);
    age('same.js');
  }
  // The sixth has put its own list first, so the oldest one goes.
  start('b6', ['b6.js', 'same.js']);
  expect(namesLeft().filter((name) => /js$/.test(name))).toEqual([
    ...['b2.js', 'b3.js', 'b4.js', 'b5.js', 'b6.js'],
    'same.js',
  ]);
  expect(namesLeft()).not.toContain('b1.js.br');
  expect(keptAssets(shared())(at('b1.js'))).toBeUndefined();
});

test('a file that was put there lately stays, whenever it was built: the instance that did may still be starting', () => {
  start('one', ['a.js'], new Date('2026-01-01'));
  rmSync(join(shared(), 'builds/one.json'));
  start('two', ['b.js']);
  expect(namesLeft()).toContain('a.js');
});

test('a folder that is not there has nothing', () => {
  expect(keptAssets(join(root, 'nowhere'))(at('a.js'))).toBeUndefined();
});
