/** Examples of the legend. */
import { drawing, type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'legend',
    drawing: drawing('pipeline'),
    items: many(10, (number) => ({
      title: `Point ${number} of the drawing`,
      text: rich('What it does for you, in one sentence that ends.'),
    })),
  },
  minimal: {
    ...heads.minimal,
    type: 'legend',
    items: many(4, (number) => ({ title: `Point ${number}`, text: rich('Done.') })),
  },
  longest: {
    ...heads.longest,
    type: 'legend',
    drawing: drawing('modules', long(400)),
    items: many(12, (number) => ({ title: `${number} ${long(77)}`, text: longRich(900) })),
  },
} satisfies Examples<'legend'>;
