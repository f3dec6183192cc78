/**
 * Which pages browsers visit when every page would behave alike: one of each kind. What every page
 * must have by itself is checked on the built HTML (scripts/checks), for all of them.
 */
import { getRoute, HOME, routes } from '../../lib/site/content/routes.ts';

/** A page for each layout; between them they show every section type, as kinds.spec.ts makes sure. */
export const KINDS: readonly string[] = [
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

const isFull = Boolean(process.env.TEST_FULL);

/** The routes to visit: one of each kind, every one in `npm run test:full`. */
export const visited = isFull ? routes : routes.filter(({ path }) => KINDS.includes(path));
