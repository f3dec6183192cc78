/** GET /api/health/live: the process runs and answers. */
import { route } from '@/lib/platform/api/route';
import { live } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(live, () => ({
  status: 'live' as const,
}));
