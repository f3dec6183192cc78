/** Examples of the figures. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'figures',
    items: [
      { figure: '1', label: 'record for each person', text: rich('Under one number, for life.') },
      { figure: '40%', label: 'less administrative time', note: 1 },
      { figure: '$5–6 million', label: 'saved in the first year', note: 2 },
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'figures',
    items: many(2, (number) => ({ figure: String(number), label: `thing ${number}` })),
  },
  longest: {
    ...heads.longest,
    type: 'figures',
    items: many(4, (number) => ({
      figure: '$5–6 million a year',
      label: `${number} ${long(88)}`,
      text: longRich(300),
      note: number,
    })),
  },
} satisfies Examples<'figures'>;
