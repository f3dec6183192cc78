/** GET /api/v1/ip: the visitor's address, as the outside service tells it where one is set. */
import { lookUpAddress } from '@/lib/features/address-lookup/client-ip';
import { ApiError } from '@/lib/platform/api/problem';
import { route } from '@/lib/platform/api/route';
import { clientIp } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  clientIp,
  async ({ address }) => {
    try {
      return { origin: await lookUpAddress(address) };
    } catch (error) {
      const message = error instanceof Error ? error.message : undefined;
      throw new ApiError('IP_LOOKUP_FAILED', message ? { message } : {});
    }
  },
);
