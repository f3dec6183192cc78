/** GET /api/v1/content/global-menu?region=USA: menus, footer and social links of an edition. */
import { globalMenu } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { route } from '@/lib/api/route';
import { navigation } from '@/lib/content/site';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(globalMenu, ({ query }) => navigation[query.region]),
});
