/** Examples of the hero slider. */
import type { SectionOf } from '@/lib/content/prepare';
import { link, long, longLink, longRich, many, picture, rich } from './parts';

const names = ['code', 'cori', 'si', 'itc'] as const;

export const heroSlider = {
  default: {
    type: 'hero-slider',
    id: 'hero',
    label: 'Platforms',
    slides: names.map((name, index) => ({
      id: `slide-${name}`,
      label: ['Norvant Code', 'Norvant CORI', 'Norvant SI', 'Norvant ITC'][index] ?? '',
      title: 'Write the specification. Keep the code.',
      text: rich(
        'A requirement becomes the application, the scripts and the database, in your repository.',
      ),
      picture: picture(name),
      primary: link('Request a demo'),
      secondary: link('Learn how it helps'),
    })),
  },
  minimal: {
    type: 'hero-slider',
    id: 'hero-minimal',
    label: 'Platforms',
    slides: names.map((name) => ({
      id: `minimal-${name}`,
      label: name,
      title: 'Code',
      text: rich('Yours.'),
      picture: picture(name),
      primary: link('Go'),
      secondary: link('Read'),
    })),
  },
  longest: {
    type: 'hero-slider',
    id: 'hero-longest',
    label: long(60),
    slides: many(4, (number) => ({
      id: `longest-${number}`,
      label: `${number} ${long(58)}`,
      title: long(80),
      text: longRich(300),
      picture: picture('code', long(400)),
      primary: longLink,
      secondary: longLink,
    })),
  },
} satisfies Record<string, SectionOf<'hero-slider'>>;
