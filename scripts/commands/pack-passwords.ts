/**
 * `node scripts/commands/pack-passwords.ts FILE`: packs a list of passwords, the most used first, a line each, into
 * the file that new passwords are compared with. What is taken, and where our list is from:
 * lib/features/accounts/passwords/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { PASSWORD_LIMITS } from '../../lib/platform/session/password-limits.ts';

const TARGET = 'lib/features/accounts/passwords/common-passwords.txt.br';
/** The most used ones of eight and more characters: words that people lengthen to reach our own length. */
const LONG = 100_000;
/** The most used ones of five to seven: the same. */
const SHORT = 20_000;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: node scripts/commands/pack-passwords.ts FILE');
const lines = readFileSync(file, 'utf8').split(/\r?\n/);
const taken = [
  ...lines.filter(({ length }) => length >= PASSWORD_LIMITS.shortest),
  ...lines.filter(({ length }) => length >= 8).slice(0, LONG),
  ...lines.filter(({ length }) => length >= 5 && length < 8).slice(0, SHORT),
];
const distinct = [...new Set(taken.map((line) => line.normalize('NFKC').toLowerCase()))];
// By their bytes, as the search compares them.
const sorted = distinct
  .map((line) => Buffer.from(`${line}\n`))
  .sort((one, other) => Buffer.compare(one, other));
const text = Buffer.concat(sorted);
const params = {
  [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};
writeFileSync(TARGET, brotliCompressSync(text, { params }));
const long = distinct.filter(({ length }) => length >= PASSWORD_LIMITS.shortest).length;
console.log(
  `${TARGET}: ${distinct.length} passwords, ${long} of which are long enough to be chosen.`,
);
