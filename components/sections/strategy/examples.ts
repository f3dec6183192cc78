/** Examples of the strategy. */
import { type Examples, heads, link, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'strategy',
    items: many(6, (number) => ({
      id: `strategy-${number}`,
      title: 'Spend on what only you can do',
      text: rich(
        'Payroll is the same everywhere. Your pricing is not. Buy one and build the other.',
      ),
      link: number % 2 ? link('See what it costs') : undefined,
    })),
  },
} satisfies Examples<'strategy'>;
