/** Examples of a form. */
import { type Examples, heads, long, many, rich } from '../shared/example-parts';

const topics = (count: number) =>
  many(count, (number) => ({ value: `topic-${number}`, label: `Topic ${number}` }));

export const examples = {
  default: {
    ...heads.default,
    type: 'form',
    form: 'contact-us',
    options: { topic: topics(5) },
    next: [
      rich('You get a number by e-mail at once.'),
      rich('A person reads it within one business day.'),
      rich('We call, or we write, as you asked.'),
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'form',
    form: 'contact-us',
    options: { topic: topics(3) },
  },
  longest: {
    ...heads.longest,
    type: 'form',
    form: 'contact-us',
    options: {
      topic: many(10, (number) => ({ value: `topic-${number}`, label: long(60) })),
    },
    next: many(4, (number) => rich(`${number} ${long(238)}`)),
  },
} satisfies Examples<'form'>;
