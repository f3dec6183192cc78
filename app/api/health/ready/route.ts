/** GET /api/health/ready: send traffic here, or not. */

import { ApiError } from '@/lib/platform/api/problem';
import { route } from '@/lib/platform/api/route';
import { databaseState } from '@/lib/platform/db/database';
import { isDraining } from '@/lib/platform/lifecycle/lifecycle';
import { ready } from './call';

export const dynamic = 'force-dynamic';

const DATABASE_LIMIT_MS = 2_000;
const RETRY = { headers: { 'Retry-After': '2' } };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(ready, async () => {
  if (isDraining()) throw new ApiError('DRAINING', RETRY);
  try {
    return { status: 'ready' as const, database: await databaseState(DATABASE_LIMIT_MS) };
  } catch {
    throw new ApiError('DATABASE', RETRY);
  }
});
