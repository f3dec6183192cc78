/** Examples of the hero slider. */
import { drawing, type Examples, link, rich } from '../shared/example-parts';

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
} satisfies Examples<'hero-slider'>;
