/** GET /api/v1/ip: the visitor's address, as the outside service tells it where one is set. */
import 'server-only';
import { z } from 'zod';
import { lookUpAddress } from '@/lib/features/address-lookup/client-ip';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { ApiError } from '@/lib/platform/api/problem';

export const clientIp = defineEndpoint(
  {
    method: 'GET',
    path: '/ip',
    summary: 'The address of the visitor, as this server or the service that it asks tells it.',
    status: 200,
    answer: z.object({ origin: z.string() }),
  },
  async ({ address }) => {
    try {
      return { origin: await lookUpAddress(address) };
    } catch (error) {
      const message = error instanceof Error ? error.message : undefined;
      throw new ApiError('IP_LOOKUP_FAILED', message ? { message } : {});
    }
  },
);
