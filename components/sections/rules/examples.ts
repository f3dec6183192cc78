/** Examples of the rules. */
import { type Examples, heads, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'rules',
    items: [
      {
        name: 'EEO-1',
        text: rich('Supports the yearly report of employers with 100 or more people.'),
      },
      { name: 'Form I-9', text: rich('Supports the deadline of three business days.') },
      { name: 'SOC 2', text: rich('Supports the access review.') },
    ],
  },
} satisfies Examples<'rules'>;
