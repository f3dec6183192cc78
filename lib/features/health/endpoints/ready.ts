/** GET /api/health/ready: send traffic here, or not. */
import 'server-only';
import { z } from 'zod';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { ApiError } from '@/lib/platform/api/problem';
import { DISK_STATES, diskState } from '@/lib/platform/data-folder/disk';
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
      'database from being used. Calls that store something need the database up and a disk that is not full.',
    status: 200,
    answer: z.object({
      status: z.literal('ready'),
      database: z.enum(['up', 'down']),
      /** Of DATA_DIR. Pages are served from a full one as well. */
      disk: z.enum(DISK_STATES),
    }),
  },
  async () => {
    if (isDraining()) throw new ApiError('DRAINING', RETRY);
    const disk = diskState();
    try {
      const database = await databaseState(DATABASE_LIMIT_MS);
      return { status: 'ready' as const, database, disk: await disk };
    } catch {
      throw new ApiError('DATABASE', RETRY);
    }
  },
);
