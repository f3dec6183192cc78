/** Examples of the section menu. */
import { type Examples, link, long, many } from '../shared/example-parts';

export const examples = {
  default: {
    type: 'section-menu',
    id: 'menu',
    label: 'On this platform',
    links: [
      link('Overview', '#overview'),
      link('Key-benefits', '#key-benefits'),
      link('Business', '/Solutions'),
      link('Industries', '/Company'),
      link('All', '/Products'),
    ],
  },
  minimal: {
    type: 'section-menu',
    id: 'menu-minimal',
    label: 'Menu',
    links: many(3, (number) => link(`Part ${number}`, `#part-${number}`)),
  },
  longest: {
    type: 'section-menu',
    id: 'menu-longest',
    label: long(60),
    links: many(8, (number) => link(long(60), `#long-${number}`)),
  },
} satisfies Examples<'section-menu'>;
