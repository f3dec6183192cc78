/** Examples of the integration. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

const DIRECTIONS = ['in', 'out', 'both'] as const;
const direction = (number: number) => DIRECTIONS[(number - 1) % 3] ?? 'both';

export const examples = {
  default: {
    ...heads.default,
    type: 'seamless-integration',
    items: [
      {
        system: 'Spreadsheets',
        direction: 'in',
        text: rich('Loaded until each difference is explained.'),
      },
      {
        system: 'Identity provider',
        direction: 'out',
        text: rich('Accounts open on the first day.'),
      },
      { system: 'Benefits carriers', direction: 'out', text: rich('Enrollments as 834 files.') },
      {
        system: 'ERP',
        direction: 'both',
        text: rich('Cost centers come in, head count goes out.'),
      },
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'seamless-integration',
    items: many(3, (number) => ({
      system: `System ${number}`,
      direction: direction(number),
      text: rich('Daily.'),
    })),
  },
  longest: {
    ...heads.longest,
    type: 'seamless-integration',
    items: many(8, (number) => ({
      system: `${number} ${long(38)}`,
      direction: direction(number),
      text: longRich(240),
    })),
  },
} satisfies Examples<'seamless-integration'>;
