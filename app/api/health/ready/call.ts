/** GET /api/health/ready: send traffic here, or not. */
import { z } from 'zod';
import { defineCall } from '@/lib/api/call';

export const ready = defineCall({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The process can take requests: the database answers and no shutdown has begun.',
  status: 200,
  answer: z.object({ status: z.literal('ready') }),
});
