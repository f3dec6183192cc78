/** GET /api/v1/content/cookie-text?region=USA: the cookie text. */

import { route } from '@/lib/platform/api/route';
import { cookieText } from '@/lib/site/content/endpoints/cookie-text';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(cookieText);
