/** Examples of the accordion. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

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
  minimal: {
    ...heads.minimal,
    type: 'accordion',
    items: many(2, (number) => ({
      id: `group-minimal-${number}`,
      title: `Group ${number}`,
      content: rich('Done.'),
      points: [rich('One.')],
    })),
  },
  longest: {
    ...heads.longest,
    type: 'accordion',
    items: many(10, (number) => ({
      id: `group-longest-${number}`,
      title: long(60),
      content: longRich(400),
      points: many(5, (point) => longRich(150 + point)),
      isOpen: number === 1,
    })),
  },
} satisfies Examples<'accordion'>;
