/** Examples of the comparison. */
import { drawing, type Examples, heads, long, many, rich } from '../shared/example-parts';

const side = (name: 'before' | 'after', points: string[]) => ({
  title: name === 'before' ? 'Five systems' : 'One record',
  drawing: drawing(name),
  points: points.map(rich),
});
const longest = (name: 'before' | 'after') => ({
  title: long(60),
  drawing: drawing(name, long(400)),
  points: many(6, (number) => rich(`${number} ${long(238)}`)),
});

export const examples = {
  default: {
    ...heads.default,
    type: 'comparison',
    before: side('before', ['Typed five times', 'Nobody knows which is right', 'A month to close']),
    after: side('after', ['Typed once', 'Each value names its author', 'Three days to close']),
  },
  minimal: {
    ...heads.minimal,
    type: 'comparison',
    before: side('before', ['Slow', 'Dear']),
    after: side('after', ['Quick', 'Fair']),
  },
  longest: {
    ...heads.longest,
    type: 'comparison',
    before: longest('before'),
    after: longest('after'),
  },
} satisfies Examples<'comparison'>;
