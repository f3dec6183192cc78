/** What the directory of an archive may be. */
import { readArchive } from './archive.ts';
import { zip } from './testing/sample-files.ts';

const entries = (number: number) =>
  Array.from({ length: number }, (_, index) => ({ name: `${index}` }));

test('an archive of two thousand entries is read, and one with more is none', () => {
  expect(readArchive(zip(entries(2_000)))).toHaveLength(2_000);
  expect(readArchive(zip(entries(2_001)))).toBeUndefined();
});
