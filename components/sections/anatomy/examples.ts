/** Examples of the anatomy. */
import { type Examples, heads, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'anatomy',
    parts: many(6, (number) => ({
      title: `Part ${number} of the record`,
      text: rich('What it holds, who may see it and what changes when it does.'),
    })),
  },
} satisfies Examples<'anatomy'>;
