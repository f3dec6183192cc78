/** GET /api/health/ready: send traffic here, or not. */
import { ready } from '@/lib/features/health/endpoints/ready';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(ready);
