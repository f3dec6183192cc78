/** Examples of the legend. */
import { drawing, type Examples, heads, many, rich } from '../shared/example-parts';

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
} satisfies Examples<'legend'>;
