/** The list of common passwords, and the search in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { array, assert, property, string } from 'fast-check';
import { commonPasswords, sortedLines } from './common-passwords.ts';

const packed = (lines: string[]) =>
  Buffer.concat(lines.map((line) => Buffer.from(`${line}\n`)).sort(Buffer.compare));
const line = () =>
  string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('\n', ''));

test('a search finds each line of a list, and nothing else', () => {
  assert(
    property(array(line()), line(), (lines, other) => {
      const list = sortedLines(packed(lines));
      for (const one of lines) expect(list.has(one)).toBe(true);
      expect(list.has(other)).toBe(lines.includes(other));
    }),
  );
});

describe('the list', () => {
  const file = readFileSync(join(import.meta.dirname, 'common-passwords.txt.br'));
  const text = brotliDecompressSync(file);
  const lines = text.toString().split('\n').slice(0, -1);

  test('has 100,000 passwords of eight and more characters, and 43,940 as long as ours', () => {
    const atLeast = (length: number) => lines.filter((one) => one.length >= length).length;
    expect(atLeast(8)).toBeGreaterThan(100_000);
    expect(atLeast(12)).toBe(43_940);
  });

  test('is in the order that the search relies on, in lower case, each password once', () => {
    expect(packed([...new Set(lines)]).equals(text)).toBe(true);
    expect(lines.filter((one) => one !== one.toLowerCase())).toEqual([]);
  });

  test('is read once, however many people choose a password at the same time', async () => {
    const [one, other] = await Promise.all([commonPasswords(), commonPasswords()]);
    expect(one).toBe(other);
    for (const sample of [lines[0], lines.at(-1), 'password', 'administrator'])
      expect(one.has(sample ?? '')).toBe(true);
    for (const absent of ['', ' ', 'a', 'four plain words here', '\u{10ffff}'])
      expect(one.has(absent)).toBe(false);
  });
});
