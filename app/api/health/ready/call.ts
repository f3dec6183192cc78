/** GET /api/health/ready: send traffic here, or not. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';

export const ready = defineCall({
  method: 'GET',
  path: '/api/health/ready',
  summary:
    'The process can serve pages: no shutdown has begun, and nothing but its absence keeps the ' +
    'database from being used. Calls that store something need the database up.',
  status: 200,
  answer: z.object({ status: z.literal('ready'), database: z.enum(['up', 'down']) }),
});
