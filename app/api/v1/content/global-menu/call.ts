/** GET /api/v1/content/global-menu?region=USA: menus, footer and social links. */
import { navigation } from '@/content/schemas/site';
import { defineCall } from '@/lib/api/call';
import { regionQuery } from '@/lib/api/region-query';

export const globalMenu = defineCall({
  method: 'GET',
  path: '/content/global-menu',
  summary: 'The menus, footer columns and social links of a region.',
  query: regionQuery,
  status: 200,
  answer: navigation,
});
