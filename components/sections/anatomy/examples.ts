/** Examples of the anatomy. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'anatomy',
    parts: many(6, (number) => ({
      title: `Part ${number} of the record`,
      text: rich('What it holds, who may see it and what changes when it does.'),
    })),
  },
  minimal: {
    ...heads.minimal,
    type: 'anatomy',
    parts: many(4, (number) => ({ title: `Part ${number}`, text: rich('It is.') })),
  },
  longest: {
    ...heads.longest,
    type: 'anatomy',
    parts: many(8, (number) => ({ title: `${number} ${long(78)}`, text: longRich(900) })),
  },
} satisfies Examples<'anatomy'>;
