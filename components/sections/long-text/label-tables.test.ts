/** A table of a text as it is read aloud: with a name, and each row by its first cell. */
import { labelTables } from './label-tables.ts';

test('a table has the name of the heading above it, its rows those of their first cells', () => {
  const html =
    '<table><thead><tr><th>Part<sup>1</sup></th><th>Fee</th></tr></thead>' +
    '<tbody><tr><td>Intake</td><td>$5</td></tr></tbody></table>';
  expect(labelTables(html, 'fees')).toBe(
    '<table role="table" aria-labelledby="fees">' +
      '<thead role="rowgroup"><tr role="row"><th role="columnheader">Part<sup>1</sup></th>' +
      '<th role="columnheader">Fee</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><td role="rowheader" data-label="Part">Intake</td>' +
      '<td role="cell" data-label="Fee">$5</td></tr></tbody></table>',
  );
});
