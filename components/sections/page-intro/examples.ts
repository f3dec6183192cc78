/** Examples of the page intro. */
import { drawing, type Examples, heads, link, long, longLink, many } from '../shared/example-parts';

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
  minimal: { ...heads.minimal, type: 'page-intro' },
  longest: {
    ...heads.longest,
    type: 'page-intro',
    drawing: drawing('hrms', long(400)),
    facts: many(4, (number) => ({ term: `${number} ${long(28)}`, value: long(60) })),
    primary: longLink,
    secondary: longLink,
  },
} satisfies Examples<'page-intro'>;
