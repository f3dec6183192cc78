/** Examples of the comparison. */
import { drawing, type Examples, heads, rich } from '../shared/example-parts';

const side = (name: 'before' | 'after', points: string[]) => ({
  title: name === 'before' ? 'Five systems' : 'One record',
  drawing: drawing(name),
  points: points.map(rich),
});

export const examples = {
  default: {
    ...heads.default,
    type: 'comparison',
    before: side('before', ['Typed five times', 'Nobody knows which is right', 'A month to close']),
    after: side('after', ['Typed once', 'Each value names its author', 'Three days to close']),
  },
} satisfies Examples<'comparison'>;
