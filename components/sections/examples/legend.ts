/** Examples of the legend. */
import type { SectionOf } from '@/lib/content/prepare';
import { heads, long, longRich, many, picture, rich } from './parts';

export const legend = {
  default: {
    ...heads.default,
    type: 'legend',
    picture: picture('pipeline'),
    items: many(10, (number) => ({
      title: `Point ${number} of the drawing`,
      text: rich('What it does for you, in one sentence that ends.'),
    })),
  },
  minimal: {
    ...heads.minimal,
    type: 'legend',
    items: many(4, (number) => ({ title: `Point ${number}`, text: rich('Done.') })),
  },
  longest: {
    ...heads.longest,
    type: 'legend',
    picture: picture('modules', long(400)),
    items: many(12, (number) => ({ title: `${number} ${long(77)}`, text: longRich(900) })),
  },
} satisfies Record<string, SectionOf<'legend'>>;
