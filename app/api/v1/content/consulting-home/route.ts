/** GET /api/v1/content/consulting-home?region=USA: the content of the consulting home. */

import { route } from '@/lib/platform/api/route';
import { consultingHome } from '@/lib/site/content/endpoints/consulting-home';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(consultingHome);
