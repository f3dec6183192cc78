/** Examples of the stages of a piece of work. */
import { type Examples, heads, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'why-speed-matters',
    heading: 'Forty-six days of a rule change cut to nine',
    caption: 'Working days of each stage of a change to an overtime rule, before and after',
    unit: 'working days',
    before: 'By hand, in 2024',
    after: 'Generated, in 2026',
    stages: [
      { title: 'Write the requirement', before: 4, after: 3 },
      { title: 'Wait for a developer', before: 15, after: 0 },
      { title: 'Change the code and the tables', before: 11, after: 0.5 },
      { title: 'Test', before: 9, after: 2.5 },
      { title: 'Approve and release', before: 7, after: 3 },
    ],
    note: rich('One change of a retailer with 60 stores, counted from its tickets.'),
  },
  minimal: {
    ...heads.minimal,
    type: 'why-speed-matters',
    caption: 'Days',
    unit: 'days',
    before: 'Then',
    after: 'Now',
    stages: many(3, (number) => ({ title: `Stage ${number}`, before: number, after: 0 })),
    note: rich('Counted.'),
  },
} satisfies Examples<'why-speed-matters'>;
