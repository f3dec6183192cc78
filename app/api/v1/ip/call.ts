/** GET /api/v1/ip: the visitor's address. */
import { z } from 'zod';
import { defineCall } from '@/lib/api/call';

export const clientIp = defineCall({
  method: 'GET',
  path: '/ip',
  summary: 'The address that this request came from.',
  status: 200,
  answer: z.object({ origin: z.string() }),
});
