/** GET /api/v1/global/consent/ip: what a consent record given now must hold as its address. */
import { route } from '@/lib/platform/api/route';
import { consentIp } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(consentIp, ({ address }) => ({
  ip: address,
}));
