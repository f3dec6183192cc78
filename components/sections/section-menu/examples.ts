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
    label: 'Products',
    menubar: 'products',
    links: ['HRIS', 'HRMS', 'All'].map((name) => link(name, `/Products/${name}`)),
    current: '/Products/HRMS',
  },
  longest: {
    type: 'section-menu',
    id: 'menu-longest',
    label: long(60),
    links: many(8, (number) => link(long(60), `#long-${number}`)),
  },
} satisfies Examples<'section-menu'>;
