/** Examples of the figures. */
import { type Examples, heads, rich } from '../shared/example-parts';

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
} satisfies Examples<'figures'>;
