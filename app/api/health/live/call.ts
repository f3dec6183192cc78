/** GET /api/health/live: the process runs and answers. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';

export const live = defineCall({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process runs.',
  status: 200,
  answer: z.object({ status: z.literal('live') }),
});
