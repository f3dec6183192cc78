/** Examples of the progress. */
import { type Examples, heads, rich } from '../shared/example-parts';

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
} satisfies Examples<'progress'>;
