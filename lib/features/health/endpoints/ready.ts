/** GET /api/health/ready: send traffic here, or not. */
import 'server-only';
import { z } from 'zod';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { ApiError } from '@/lib/platform/api/problem';
import { databaseState } from '@/lib/platform/db/database';
import { isDraining } from '@/lib/platform/lifecycle/lifecycle';

const DATABASE_LIMIT_MS = 2_000;
const RETRY = { headers: { 'Retry-After': '2' } };

export const ready = defineEndpoint(
  {
    method: 'GET',
    path: '/api/health/ready',
    summary:
      'The process can serve pages: no shutdown has begun, and nothing but its absence keeps the ' +
      'database from being used. Calls that store something need the database up.',
    status: 200,
    answer: z.object({ status: z.literal('ready'), database: z.enum(['up', 'down']) }),
  },
  async () => {
    if (isDraining()) throw new ApiError('DRAINING', RETRY);
    try {
      return { status: 'ready' as const, database: await databaseState(DATABASE_LIMIT_MS) };
    } catch {
      throw new ApiError('DATABASE', RETRY);
    }
  },
);
