/** GET /api/v1/content/global-menu?region=USA: menus, menubars, footer and social links. */
import { defineCall } from '@/lib/platform/api/call';
import { regionQuery } from '@/lib/platform/api/region-query';
import { menuItems } from '@/lib/site/content/entities/schema';

export const globalMenu = defineCall({
  method: 'GET',
  path: '/content/global-menu',
  summary:
    'The items of all menus, menubars and footer columns of a region; `source` says of which.',
  query: regionQuery,
  status: 200,
  answer: menuItems,
});
