/** GET /api/v1/content/global-menu?region=USA: menus, menubars, footer and social links. */
import 'server-only';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { regionQuery } from '@/lib/platform/api/region-query';
import { toMenuItems } from '@/lib/site/content/entities/menu';
import { menuItems } from '@/lib/site/content/entities/schema';
import { navigation } from '@/lib/site/content/site';
import { CONTENT } from '@/lib/site/content/source';

export const globalMenu = defineEndpoint(
  {
    method: 'GET',
    path: '/content/global-menu',
    summary:
      'The items of all menus, menubars and footer columns of a region; `source` says of which.',
    query: regionQuery,
    status: 200,
    answer: menuItems,
  },
  ({ query }) => {
    const { birthtime: created, mtime: updated } = statSync(
      join(CONTENT(), 'site/navigation.yaml'),
    );
    return toMenuItems(navigation[query.region], { created, updated });
  },
);
