/** Examples of the hero slider. */
import {
  drawing,
  type Examples,
  link,
  long,
  longLink,
  longRich,
  many,
  rich,
} from '../shared/example-parts';

const names = ['code', 'cori', 'si', 'itc'] as const;

export const examples = {
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
      drawing: drawing(name),
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
      drawing: drawing(name),
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
      drawing: drawing('code', long(400)),
      primary: longLink,
      secondary: longLink,
    })),
  },
} satisfies Examples<'hero-slider'>;
