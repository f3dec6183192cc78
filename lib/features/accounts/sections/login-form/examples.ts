/** Examples of the sign-in form. */
import { type Examples, heads, long, many, rich } from '@/components/sections/shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'login-form',
    notes: [
      { title: 'How long it lasts', text: rich('Sixty minutes without activity.') },
      { title: 'What you were writing', text: rich('It waits in this tab.') },
      { title: 'No account yet', text: rich('Ask us for one.') },
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'login-form',
    notes: [
      { title: 'One', text: rich('First.') },
      { title: 'Two', text: rich('Second.') },
    ],
  },
  longest: {
    ...heads.longest,
    type: 'login-form',
    notes: many(4, (number) => ({ title: `${number} ${long(58)}`, text: rich(long(300)) })),
  },
} satisfies Examples<'login-form'>;
