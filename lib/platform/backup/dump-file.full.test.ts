/** A dump that a disk or a network did not keep is refused before anything is changed. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { openUnmigrated } from '../db/open-unmigrated.ts';
import { temporaryFolder } from '../db/test-folder.ts';
import type { Unmigrated } from '../db/types.ts';
import { changeSettings } from '../settings/settings.ts';
import { BrokenDumpError, FORMAT, writeLines } from './dump-file.ts';
import { restore } from './restore.ts';

const folder = temporaryFolder();
const file = join(folder, 'dump');
/** Of all tests: none changes anything in it. */
let opened: Unmigrated;
beforeAll(async () => {
  changeSettings({ DATA_DIR: join(folder, 'home') });
  opened = await openUnmigrated(true);
}, 60_000);
afterEach(() => rmSync(file));
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const HEADER = {
  format: FORMAT,
  made: '2026-11-23T12:00:00.000Z',
  migration: '0011_searched-text-of-jobs',
  databaseId: '4c9c2e0e-0000-4000-8000-000000000000',
};
const LINES = [
  HEADER,
  { table: 'public.rate_limits', columns: ['key', 'points', 'expire'] },
  ...Array.from({ length: 2000 }, (_, at) => [`key ${at}`, '1', null]),
  { rows: { 'public.rate_limits': 2000 } },
].map((line) => JSON.stringify(line));

async function* lines() {
  yield* LINES;
}
const zip = (all: string[]) => gzipSync(all.map((line) => `${line}\n`).join(''));
const flip = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};
/** What is left or made of a whole dump. */
const BROKEN: [string, (whole: Buffer) => Buffer][] = [
  ['cut off', (whole) => whole.subarray(0, whole.length - 9)],
  ['cut off early', (whole) => whole.subarray(0, 500)],
  ['empty', () => Buffer.alloc(0)],
  ['changed by a bit', (whole) => flip(whole, whole.length >> 1)],
  ['another file', () => Buffer.from('CREATE TABLE users')],
  ['without its end', () => zip(LINES.slice(0, -1))],
  ['without a row', () => zip(LINES.toSpliced(9, 1))],
  ['with a row too many', () => zip(LINES.toSpliced(9, 0, LINES[9] ?? ''))],
  ['without its header', () => zip(LINES.slice(1))],
  ['with half a row', () => zip(LINES.with(9, '["key 9"]'))],
  ['with two ends', () => zip([...LINES, LINES.at(-1) ?? ''])],
  ['cut in its last line', (whole) => gzipSync(gunzipSync(whole).subarray(0, -5))],
];

test.each(BROKEN)('a dump that is %s', async (_title, damage) => {
  await writeLines(file, lines());
  writeFileSync(file, damage(readFileSync(file)));
  const failed = restore(opened, file);
  await expect(failed).rejects.toThrow(BrokenDumpError);
  await expect(failed).rejects.toThrow(/is not a whole dump.*Nothing was changed.*again/);
  const { rows } = await opened.db.execute(sql`SELECT to_regclass('rate_limits') AS name`);
  expect(rows).toEqual([{ name: null }]);
});

test('a dump of a later release names what is asked for', async () => {
  const later = { ...HEADER, migration: '0099_later' };
  writeFileSync(file, zip([JSON.stringify(later), ...LINES.slice(1)]));
  await expect(restore(opened, file)).rejects.toThrow(
    /by a later release, with the migration 0099_later\. Restore it with that release/,
  );
});
