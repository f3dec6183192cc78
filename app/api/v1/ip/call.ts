/** GET /api/v1/ip: the visitor's address, as the outside service tells it where one is set. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';

export const clientIp = defineCall({
  method: 'GET',
  path: '/ip',
  summary: 'The address of the visitor, as this server or the service that it asks tells it.',
  status: 200,
  answer: z.object({ origin: z.string() }),
});
