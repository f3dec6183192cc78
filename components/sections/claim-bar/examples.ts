/** Examples of the claim bar. */
import type { Examples } from '../shared/example-parts';

export const examples = {
  default: {
    type: 'claim-bar',
    id: 'claims',
    heading: 'What we can prove',
    items: [
      { figure: '98%', label: 'faster to market than writing it by hand', note: 1 },
      { figure: '70–99%', label: 'less development time per release', note: 2 },
      { figure: '100%', label: 'of generated code covered by tests', note: 3 },
      { figure: '5', label: 'projects in one yearly subscription, the code stays yours' },
    ],
  },
} satisfies Examples<'claim-bar'>;
