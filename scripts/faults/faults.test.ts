/** The list of faults still fits the code. Making them takes minutes: `npm run faults`. */
import { existsSync, readFileSync } from 'node:fs';
import { readFaults, withFault } from './faults.ts';

test.each(readFaults())(
  '$harm: the line is where the list says, and its tests are there',
  (fault) => {
    const source = readFileSync(fault.file, 'utf8');
    expect(withFault(source, fault)).not.toBe(source);
    expect(fault.tests.filter((file) => !existsSync(file))).toEqual([]);
  },
);

test('a line that is gone is told', () => {
  const fault = { harm: 'none', file: 'a.ts', text: 'gone', by: '', tests: [] };
  expect(() => withFault('here', fault)).toThrow("a.ts has not exactly one 'gone'");
  expect(() => withFault('gone and gone', fault)).toThrow('not exactly one');
});
