/** GET /api/health/live: the process runs and answers. */
import { live } from '@/lib/features/health/endpoints/live';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(live);
