/** GET /api/v1/global/consent/ip: what a consent record given now must hold as its address. */
import { consentIp } from '@/lib/features/consent-receipts/endpoints/consent-ip';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(consentIp);
