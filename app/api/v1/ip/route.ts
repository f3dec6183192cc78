/** GET /api/v1/ip: the visitor's address. */
import { clientIp } from '@/lib/api/calls';
import { lookUpAddress } from '@/lib/api/client-ip';
import { methods } from '@/lib/api/methods';
import { ApiError } from '@/lib/api/problem';
import { route } from '@/lib/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(clientIp, async ({ address }) => {
    try {
      return { origin: await lookUpAddress(address) };
    } catch (error) {
      throw new ApiError(502, 'IP_LOOKUP_FAILED', error instanceof Error ? error.message : '');
    }
  }),
});
