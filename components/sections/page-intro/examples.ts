/** Examples of the page intro. */
import { type Examples, heads, link } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'page-intro',
    primary: link('Write to us'),
    facts: [
      { term: 'Used by', value: 'Line, plant and mine staff' },
      { term: 'First district', value: 'Plan ten weeks' },
      { term: 'Price', value: 'From $10 per user and month' },
    ],
  },
} satisfies Examples<'page-intro'>;
