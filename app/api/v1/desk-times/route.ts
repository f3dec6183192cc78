/** GET /api/v1/desk-times: how long the first answer of a desk took. */
import { readDeskTimes } from '@/lib/features/desk/endpoints/read-desk-times';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(readDeskTimes);
