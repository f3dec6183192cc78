/** GET /api/health/ready: send traffic here, or not. */
import { ready } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { ApiError } from '@/lib/api/problem';
import { route } from '@/lib/api/route';
import { pingDatabase } from '@/lib/db/database';
import { isDraining } from '@/lib/lifecycle';

export const dynamic = 'force-dynamic';

const DATABASE_LIMIT_MS = 2_000;
const RETRY = { 'Retry-After': '2' };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(ready, async () => {
    if (isDraining()) throw new ApiError(503, 'DRAINING', 'The server is stopping.', RETRY);
    try {
      await pingDatabase(DATABASE_LIMIT_MS);
    } catch {
      throw new ApiError(503, 'DATABASE', 'The database does not answer.', RETRY);
    }
    return { status: 'ready' };
  }),
});
