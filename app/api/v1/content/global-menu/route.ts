/** GET /api/v1/content/global-menu?region=USA: menus, footer and social links of a region. */
import { route } from '@/lib/api/route';
import { navigation } from '@/lib/content/site';
import { globalMenu } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  globalMenu,
  ({ query }) => navigation[query.region],
);
