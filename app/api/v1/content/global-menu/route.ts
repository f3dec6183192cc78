/** GET /api/v1/content/global-menu?region=USA: menus, menubars, footer and social links of a region. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { route } from '@/lib/platform/api/route';
import { toMenuItems } from '@/lib/site/content/entities/menu';
import { navigation } from '@/lib/site/content/site';
import { CONTENT } from '@/lib/site/content/source';
import { globalMenu } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(globalMenu, ({ query }) => {
  const { birthtime: created, mtime: updated } = statSync(join(CONTENT(), 'site/navigation.yaml'));
  return toMenuItems(navigation[query.region], { created, updated });
});
