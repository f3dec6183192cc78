/** Examples of the who we are. */
import { type Examples, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'who',
    type: 'who-we-are',
    label: 'D1.2 · The people behind CORI',
    heading: 'A payroll team that learned to write software',
    paragraphs: [
      rich(
        'CORI was begun in 2019 by four people who had run payroll for hospitals and plants, and were tired of correcting on the 29th what had been wrong since the 3rd.',
      ),
      rich(
        'Today one group in Boston and one in Hyderabad build it. Whoever writes a module also answers its support calls one week in six, so a mistake that customers meet is met by its author.',
      ),
      rich(
        'We do not sell hardware, and we place no advertisements in the product. Our only income from CORI is what its users pay.',
      ),
    ],
    facts: [
      { term: 'Works on CORI', value: rich('61 people in two places') },
      { term: 'Began', value: rich('March 2019, Boston') },
      { term: 'Answers', value: rich('By the support annex of <strong>your contract</strong>') },
      { term: 'Hosting', value: rich('In your own region') },
      { term: 'Releases', value: rich('Every second Tuesday, with notes a week before') },
    ],
  },
} satisfies Examples<'who-we-are'>;
