/** GET /api/health/live: the process runs and answers. */
import { live } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { route } from '@/lib/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(live, () => ({ status: 'live' })),
});
