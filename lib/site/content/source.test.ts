import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGIONS } from '../../platform/region/region.ts';
import { choose } from './choice.ts';
import { listContent } from './read.ts';
import { CONTENT, readSource } from './source.ts';
import { makeContent, removeTestContent } from './test-content.ts';
import { readWritten } from './written.ts';

afterAll(removeTestContent);

test('a file has the same values, whether it is read in haste or with the place of everything', () => {
  for (const file of listContent('.', '.yaml')) {
    const { values } = readWritten(file, readFileSync(join(CONTENT(), file), 'utf8'));
    for (const region of REGIONS)
      expect({ file, value: readSource(file).valueFor(region) }).toEqual({
        file,
        value: choose(values, region),
      });
  }
});

test.each([
  ['a field that is there twice', 'a: 1\nb: 2\na: 3\n', 3],
  ['a tab', 'a:\n\tb: 1\n', 2],
  ['a misspelt edition', 'a: 1\nb:\n  USA: x\n  INDA: y\n', 4],
])('%s is said with its line', (_, text, line) => {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(makeContent({ 'a.yaml': text }));
  try {
    readSource('a.yaml');
    throw new Error('was read');
  } catch (error) {
    expect(error).toMatchObject({ problems: [{ file: 'a.yaml', line }] });
  } finally {
    cwd.mockRestore();
  }
});

test('of a value it is known where it stands, and whether one edition alone has it', () => {
  const text = 'a: 1\nlist:\n  - b: { USA: x, INDIA: y }\n  - b: z\n';
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(makeContent({ 'b.yaml': text }));
  const source = readSource('b.yaml');
  cwd.mockRestore();
  expect(source.isRegional(['list', 0, 'b'])).toBe(true);
  expect(source.isRegional(['list', 1, 'b'])).toBe(false);
  expect(source.isRegional(['list', 7, 'b'])).toBe(false);
  expect(source.lineOf(['list', 1, 'b'], 'INDIA')).toBe(4);
  expect(source.lineOf(['list', 1, 'missing'], 'INDIA')).toBe(4);
});
