/** Examples of the questions. */
import { type Examples, heads, rich } from '../shared/example-parts';

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
} satisfies Examples<'questions'>;
