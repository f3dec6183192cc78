/** POST /api/v1/display: theme and font size. */

import { route } from '@/lib/platform/api/route';
import { display } from '@/lib/site/display/endpoints/display';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(display);
