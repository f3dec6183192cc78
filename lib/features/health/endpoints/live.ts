/** GET /api/health/live: the process runs and answers. */
import 'server-only';
import { z } from 'zod';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const live = defineEndpoint(
  {
    method: 'GET',
    path: '/api/health/live',
    summary: 'The process runs.',
    status: 200,
    answer: z.object({ status: z.literal('live') }),
  },
  () => ({
    status: 'live' as const,
  }),
);
