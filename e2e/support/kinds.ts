/**
 * Which pages browsers visit when every page would behave alike: one of each kind. What every page
 * must have by itself is checked on the built HTML (scripts/checks), for all of them.
 */
import { getPage } from '../../lib/site/content/pages.ts';
import { getRoute, HOME, routes } from '../../lib/site/content/routes.ts';

/** A page for each layout. */
const LAYOUTS: readonly string[] = [
  ...[HOME, getRoute('/brand/code').path, getRoute('/brand/si').path, '/consulting'],
  ...['/Products', '/Products/HRIS', '/Products/Azure', '/plan', '/plan/subscribe-Premium'],
  ...['/Company/Manufacturing', '/Company/Government', '/Service/RPO-IT', '/leadership'],
  ...['/Careers', '/Careers/web-developer-1', '/blog/predictable-costs', '/search', '/editions'],
  ...[
    '/contact-us',
    '/support',
    '/profile',
    '/profile/safety',
    '/desk',
    '/business-case',
    '/committee-pack',
  ],
  ...[
    '/auth/register',
    '/auth/invite',
    '/auth/login',
    '/auth/second-factor',
    '/auth/welcome',
    '/cookies',
    '/display',
    '/figures',
  ],
];

const typesOn = ({ page }: { page: string }) =>
  getPage(page, 'USA').sections.map(({ type }) => type);

/** `paths`, and what else it takes to see every section type: the first page that has one which no other showed. */
function withEveryType(paths: readonly string[]): string[] {
  const seen = new Set(routes.filter(({ path }) => paths.includes(path)).flatMap(typesOn));
  const others = routes.filter((route) => {
    const isNew = typesOn(route).some((type) => !seen.has(type));
    if (isNew) for (const type of typesOn(route)) seen.add(type);
    return isNew;
  });
  return [...paths, ...others.map(({ path }) => path)];
}

export const KINDS: readonly string[] = withEveryType(LAYOUTS);

const isFull = Boolean(process.env.TEST_FULL);

/** The routes to visit: one of each kind, every one in `npm run test:full`. */
export const visited = isFull ? routes : routes.filter(({ path }) => KINDS.includes(path));
