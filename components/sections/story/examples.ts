/** Examples of the story. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

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
  minimal: {
    ...heads.minimal,
    type: 'story',
    tabs: many(5, (number) => ({
      id: `story-minimal-${number}`,
      title: `Tab ${number}`,
      lead: rich('Once.'),
      cards: many(2, (card) => ({ title: `Card ${card}`, text: rich('Fact.') })),
      steps: many(3, (step) => ({ title: `Step ${step}`, text: rich('Deed.') })),
    })),
  },
  longest: {
    ...heads.longest,
    type: 'story',
    tabs: many(5, (number) => ({
      id: `story-longest-${number}`,
      title: `${number} ${long(28)}`,
      lead: longRich(500),
      cards: many(4, (card) => ({ title: `${card} ${long(78)}`, text: longRich(900) })),
      steps: many(5, (step) => ({ title: `${step} ${long(78)}`, text: longRich(900) })),
    })),
  },
} satisfies Examples<'story'>;
