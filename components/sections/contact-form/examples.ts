/** Examples of the contact form. */
import { type Examples, heads, long, many, rich } from '../shared/example-parts';

const topics = (count: number) =>
  many(count, (number) => ({ value: `topic-${number}`, label: `Topic ${number}` }));

export const examples = {
  default: {
    ...heads.default,
    type: 'contact-form',
    topics: topics(5),
    next: [
      rich('You get a number by e-mail at once.'),
      rich('A person reads it within one business day.'),
      rich('We call, or we write, as you asked.'),
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'contact-form',
    topics: topics(3),
    next: [rich('We read.'), rich('We answer.')],
  },
  longest: {
    ...heads.longest,
    type: 'contact-form',
    topics: many(10, (number) => ({ value: `topic-${number}`, label: long(60) })),
    next: many(4, (number) => rich(`${number} ${long(238)}`)),
  },
} satisfies Examples<'contact-form'>;
