/** Examples of the strategy. */
import {
  type Examples,
  heads,
  link,
  long,
  longLink,
  longRich,
  many,
  rich,
} from '../shared/example-parts';

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
  minimal: {
    ...heads.minimal,
    type: 'strategy',
    items: many(3, (number) => ({
      id: `strategy-minimal-${number}`,
      title: `Argument ${number}`,
      text: rich('True.'),
    })),
  },
  longest: {
    ...heads.longest,
    type: 'strategy',
    items: many(8, (number) => ({
      id: `strategy-longest-${number}`,
      title: long(80),
      text: longRich(900),
      link: longLink,
    })),
  },
} satisfies Examples<'strategy'>;
