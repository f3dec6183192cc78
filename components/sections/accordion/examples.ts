/** Examples of the accordion. */
import { type Examples, heads, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'accordion',
    items: many(6, (number) => ({
      id: `group-${number}`,
      title: `Group ${number}`,
      content: rich('Somebody keeps the network up, the accounts right and the laptops working.'),
      points: many(4, (point) => rich(`What is left behind, part ${point}.`)),
      isOpen: number === 1,
    })),
  },
} satisfies Examples<'accordion'>;
