/**
 * A backend that is not ours: it knows the entities of the specification's section 3 and nothing of
 * our content files. Started by tests of builds with the flag `localData` off.
 */
import { createServer } from 'node:http';
import { listen } from '../../lib/platform/http/port.ts';

const DATES = { createdDate: '2026-01-05T09:00:00Z', updatedDate: '2026-02-01T09:00:00Z' };
const PICTURE = 'https://icons.example/elsewhere.png';
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const COOKIE_TEXT = {
  title: 'Cookies of the small backend',
  descriptionOne: 'The first paragraph comes from <strong>afar</strong>.',
  descriptionTwo: 'The second paragraph comes from afar.',
  descriptionThree: 'The third paragraph comes from afar.',
  descriptionFour: 'The fourth paragraph comes from afar.',
};

const MENUS = ['Business', 'Platforms', 'Services', 'Industries', 'All'];
const LINKS = [
  ...MENUS.map((menu) => ({ source: `menu/${menu.toLowerCase()}`, sourceText: 'From afar' })),
  { source: 'menubar/products' },
  { source: 'menubar/products' },
  { source: 'menubar/products' },
  { source: 'footer', sourceText: 'Footer from afar' },
].map((fields, index) => ({
  ...{ title: `Menu link ${index + 1} from afar`, routerLink1: '/about-us' },
  ...fields,
}));
/** The last one first: what counts is the serial. */
const MENU_ITEMS = [
  ...MENUS.map((title) => ({
    ...{ title, source: 'menu', name: title.toLowerCase(), routerLink1: '/about-us' },
    description: `What the menu ${title} holds, said from afar.`,
  })),
  ...LINKS,
  { title: 'linkedin', source: 'social', routerLink1: 'https://www.linkedin.com/company/afar' },
]
  .map((item, index) => ({ id: `item-${index}`, serial: index + 1, ...DATES, ...item }))
  .toReversed();

const section = (id: string, kind: string, title: string, fields: object = {}) => ({
  ...{ controlSectionId: id, templateControlDetailId: kind, nameSpl: `From afar · ${id}` },
  ...{ title, ...fields },
});
const part = (id: string, kind: string, fields: object) => ({
  ...{ controlSectionId: id, templateControlDetailId: kind, ...fields },
});
const CONSULTING_HOME = {
  content: [
    {
      templateControlDetailId: 'page',
      name: 'Consulting',
      description:
        'What the small backend says of its consulting home, in as many characters as a search engine shows.',
    },
    section('overview', 'page-intro', 'Consultants from afar', {
      imageOne: PICTURE,
      extraLink1: '/contact-us',
      extraLink1Name: 'Write to those afar',
    }),
    section('cutting-edge-technologies', 'feature', 'Cutting-edge technologies from afar', {
      name: 'drawing-left',
      imageOne: PICTURE,
    }),
    part('cutting-edge-technologies', 'paragraph', { description: 'A paragraph from afar.' }),
    section('bold-solutions', 'feature', '', { name: 'drawing-left', imageOne: 'drawing:itc' }),
    part('bold-solutions', 'paragraph', { description: 'Nobody reads this: it has no heading.' }),
    section('groups', 'accordion', 'Services from afar'),
    section('news', 'daily-news', 'News from afar'),
    section('articles', 'blog-list', 'Articles from afar'),
    section('words', 'testimonials', 'Customers from afar'),
    section('next', 'closing', 'The end from afar', {
      extraLink1: '/contact-us',
      extraLink1Name: 'Write at last',
    }),
  ].map((fields, index) => ({ id: uuid(index), ...fields })),
  services: ['Tides', 'Lighthouses'].map((title, index) => ({
    ...{ title, content: `${title}, served from afar.`, isOpen: index === 0 },
    ...{ point1: `${title}: the first point`, point2: `${title}: the second point` },
  })),
  news: ['A center opens', 'A center closes'].map((title) => ({
    ...{ title, description: `2026-02-05: ${title}, said from afar.` },
    ...{ image: PICTURE, routerLink: '/about-us' },
  })),
  blogs: ['On fog', 'On wind'].map((title) => ({
    ...{ title, description: `${title}, written afar.`, image: PICTURE, routerLink: '/Blogs' },
  })),
  testimonials: [{ description: 'They came from afar.', author: 'Harbor master' }],
};

const card = (title: string, routerLink1: string) => ({
  ...{ title, name: title.toLowerCase(), image: PICTURE, routerLink1 },
});
const CARDS = {
  'home-why-engage-with-us-card': [card('Migration from afar', '/whytop/HassleFreeMigration')],
  'home-products-card': [card('Payroll from afar', '/Products/PAY')],
  'home-industries-card': [],
};

/** Every call that it answers, by its path below the base address. */
export const SMALL_BACKEND: Record<string, unknown> = {
  '/content/cookie-text': COOKIE_TEXT,
  '/content/global-menu': MENU_ITEMS,
  '/content/consulting-home': CONSULTING_HOME,
  ...Object.fromEntries(Object.entries(CARDS).map(([key, list]) => [`/cards/${key}`, list])),
};

/** @returns the base address of its API, and what stops it */
export async function startSmallBackend(): Promise<{ base: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://backend');
    const answer = SMALL_BACKEND[pathname.replace('/api/v1', '')];
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { code: 'NOT_FOUND' }));
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { base: `http://127.0.0.1:${port}/api/v1`, stop: () => server.close() };
}
