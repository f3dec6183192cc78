/** GET /api/v1/ip: the visitor's address, as the outside service tells it where one is set. */
import { clientIp } from '@/lib/features/address-lookup/endpoints/client-ip';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(clientIp);
