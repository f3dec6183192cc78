/** GET /api/v1/content/global-menu?region=USA: menus, menubars, footer and social links. */

import { route } from '@/lib/platform/api/route';
import { globalMenu } from '@/lib/site/content/endpoints/global-menu';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(globalMenu);
