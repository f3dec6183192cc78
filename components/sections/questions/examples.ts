/** Examples of the questions. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'questions',
    items: [
      { question: 'Who owns the code?', answer: rich('You do, from the first commit.') },
      { question: 'Can we leave?', answer: rich('Yes, with everything, in open formats.') },
      { question: 'Where is the data?', answer: rich('In the region that you choose.') },
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'questions',
    items: many(3, (number) => ({ question: `Question ${number}?`, answer: rich('Yes.') })),
  },
  longest: {
    ...heads.longest,
    type: 'questions',
    items: many(8, (number) => ({ question: `${number} ${long(138)}`, answer: longRich(900) })),
  },
} satisfies Examples<'questions'>;
