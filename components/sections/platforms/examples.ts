/** Examples of the platforms. */
import {
  drawing,
  type Examples,
  heads,
  link,
  long,
  longLink,
  longRich,
  many,
  rich,
} from '../shared/example-parts';

const names = ['code', 'cori', 'si'] as const;

export const examples = {
  default: {
    ...heads.default,
    type: 'platforms',
    items: names.map((name) => ({
      id: `platform-${name}`,
      name: `Norvant ${name}`,
      title: 'From a requirement to running software',
      text: rich('It reads what you wrote, asks what you forgot and generates the rest.'),
      points: [
        rich('Code, scripts and tables'),
        rich('Tests for every rule'),
        rich('Yours to keep'),
      ],
      drawing: drawing(name),
      link: link('See how it works'),
    })),
  },
  minimal: {
    ...heads.minimal,
    type: 'platforms',
    items: names.map((name) => ({
      id: `platform-minimal-${name}`,
      name,
      title: 'A platform',
      text: rich('It runs.'),
      points: [rich('One'), rich('Two')],
      drawing: drawing(name),
    })),
  },
  longest: {
    ...heads.longest,
    type: 'platforms',
    items: many(4, (number) => ({
      id: `platform-longest-${number}`,
      name: long(40),
      title: long(90),
      text: longRich(900),
      points: many(5, (point) => rich(`${point} ${long(198)}`)),
      drawing: drawing('cori', long(400)),
      link: longLink,
    })),
  },
} satisfies Examples<'platforms'>;
