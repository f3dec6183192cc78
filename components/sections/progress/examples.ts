/** Examples of the progress. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'progress',
    items: [
      { figure: '89%', label: 'Human resources', text: rich('Seats filled in time.'), note: 1 },
      { figure: '75%', label: 'Investment consulting', note: 2 },
      { figure: '60%', label: 'New technologies', text: rich('Ask early.'), note: 3 },
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'progress',
    items: many(2, (number) => ({ figure: `${number}%`, label: `Share ${number}` })),
  },
  longest: {
    ...heads.longest,
    type: 'progress',
    items: many(5, (number) => ({
      figure: '100%',
      label: `${number} ${long(58)}`,
      text: longRich(300),
      note: number,
    })),
  },
} satisfies Examples<'progress'>;
