/** Examples of the platforms. */
import type { SectionOf } from '@/lib/content/prepare';
import { heads, link, long, longLink, longRich, many, picture, rich } from './parts';

const names = ['code', 'cori', 'si'] as const;

export const platforms = {
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
      picture: picture(name),
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
      picture: picture(name),
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
      picture: picture('cori', long(400)),
      link: longLink,
    })),
  },
} satisfies Record<string, SectionOf<'platforms'>>;
