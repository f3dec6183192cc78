/** POST /api/v1/global/consent: a cookie choice. */
import { globalConsent } from '@/lib/features/consent-receipts/endpoints/global-consent';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(globalConsent);
