/** A page that quotes a result says what the calculation comes to, with and without its uncertain line. */
import { z } from 'zod';
import { schema as calculation } from '../../../../components/sections/return-of-investment/schema.ts';
import { plain } from '../../../../content/schemas/parts.ts';
import { prices } from '../brand.ts';
import { evaluateSection } from '../calculations/fill-calculation.ts';
import { formatProblem } from '../problem.ts';
import type { PageEntry } from './corpus.ts';
import { checkQuotedResults } from './quoted-results.ts';

const rows = (printing: string) => [
  { term: 'Printing', of: { amount: printing } },
  { term: 'Scrap', of: { amount: '$55,000' }, uncertain: true },
];
const written = (printing: string, note: string) => ({
  ...{ type: 'return-of-investment' as const, id: 'account', label: 'A1', heading: 'The account' },
  rows: rows(printing),
  counts: {
    users: [{ who: 'people', count: 10 }],
    fee: [{ price: 'cori.premium', term: 'Premium' }],
  },
  result: { term: 'Left over' },
  quotedOn: ['/words'],
  note,
});
const { result = 0 } =
  evaluateSection(calculation.parse(written('$33,200', '-')), prices.USA, 'USA') ?? {};
const money = (value: number) => `$${Math.abs(value).toLocaleString('en-US')}`;
const [WITH, WITHOUT] = [money(result), money(result - 55_000)];

/** What is told of a case with `note`, and of the page that quotes it in `words`. */
function told(note: string, words: string, printing = '$33,200'): string[] {
  const entry = (path: string, schema: z.ZodType, section: unknown) =>
    ({
      ...{ region: 'USA', schema: z.strictObject({ sections: z.array(schema) }), route: { path } },
      value: { sections: [section] },
      problem: (where: PropertyKey[], reason: string) => ({
        ...{ file: path.slice(1), region: 'USA', where: where.join('.'), reason },
      }),
    }) as unknown as PageEntry;
  return checkQuotedResults([
    entry('/case', calculation, calculation.parse(written(printing, note))),
    entry('/words', z.strictObject({ type: z.string(), text: plain(200) }), {
      type: 'words',
      text: words,
    }),
  ]).map(formatProblem);
}
const NOTE = `Without scrap ${WITHOUT}.`;
const WORDS = `They say ${WITH}, or ${WITHOUT}.`;

test('nothing is wrong while both pages say the same', () => {
  expect(told(NOTE, WORDS)).toEqual([]);
});

test.each([WITH, WITHOUT])('a page that does not say %s is named, with the figure', (figure) => {
  expect(told(NOTE, WORDS.replace(figure, '$1'))).toEqual([
    `content/words: sections: quotes /case (section "account") and does not say "${figure}", which that comes to. Write it, or take this page out of \`quotedOn\` there (USA only)`,
  ]);
});

test('a case that keeps back what it is without the uncertain line is named', () => {
  expect(told('A good year.', WORDS)).toEqual([
    `content/case: sections.0.note: has an uncertain line and does not say "${WITHOUT}", which is the result without it (USA only)`,
  ]);
});

test('other numbers in the case are asked of whoever quotes it', () => {
  expect(told(NOTE, WORDS, '$33,300')).toHaveLength(3);
});
