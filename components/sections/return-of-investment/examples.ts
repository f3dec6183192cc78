/** Examples of the return of investment. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'return',
    type: 'return-of-investment',
    label: 'G6.4 · A worked figure',
    heading: 'What paper time sheets cost in a year',
    intro: rich('A contractor with 24 crews, three storms a year, and the pay of 2026.'),
    rows: [
      {
        term: 'Crew sheets typed for payroll and again for work orders',
        amount: '$8,280',
        text: rich('24 crews, five days, three storms; half an hour each at $46 an hour.'),
      },
      {
        term: 'Hours that nobody reimburses',
        amount: '$29,952',
        text: rich('96 hours a storm without a work order, at $104 of double time.'),
      },
      {
        term: 'Review that remains',
        amount: '−$690',
        text: rich('One hour on each of fifteen storm days.'),
      },
      { term: 'Licenses for the dispatchers', amount: '−$1,440' },
    ],
    result: { term: 'Left in a year with three storms', amount: '$36,102' },
    note: rich(
      'Counts the people who type and the hours that are lost. It leaves out training in the first month, your cloud bill, and everything that happens in a year without a storm.',
    ),
  },
  // Amounts are filled in, so the file's own schema knows neither a longest one nor a loss.
  longest: {
    ...heads.longest,
    type: 'return-of-investment',
    rows: many(8, (number) => ({
      term: `${number} ${long(86)}`,
      amount: '−₹12,28,50,000',
      text: longRich(240),
    })),
    result: { term: long(90), amount: '−₹1,05,36,000' },
    note: longRich(800),
  },
} satisfies Examples<'return-of-investment'>;
