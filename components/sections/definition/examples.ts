/** Examples of the definition. */
import { type Examples, heads, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'definition',
    paragraphs: [
      rich('Intellectual property is what your company knows and others do not.'),
      rich('Most of it is in code, in contracts and in the heads of people. All three can leave.'),
    ],
    terms: [
      { term: 'Source code', text: rich('Yours from the first commit, in your repository.') },
      {
        term: 'Trade secret',
        text: rich('Protected for as long as you can show that you protect it.'),
      },
      { term: 'License', text: rich('What you may do with the work of others.') },
    ],
  },
} satisfies Examples<'definition'>;
