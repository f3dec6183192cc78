/** Examples of the story. */
import { type Examples, heads, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'story',
    tabs: many(5, (number) => ({
      id: `story-${number}`,
      title: `Story ${number}`,
      lead: rich('A hospital hired four hundred nurses in one summer and typed each of them once.'),
      cards: many(3, (card) => ({ title: `Finding ${card}`, text: rich('What we saw first.') })),
      steps: many(4, (step) => ({ title: `Step ${step}`, text: rich('What we did then.') })),
    })),
  },
} satisfies Examples<'story'>;
