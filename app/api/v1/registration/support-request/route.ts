/** POST /api/v1/registration/support-request: help with a system in use. */
import { supportRequest } from '@/lib/features/support/endpoints/support-request';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(supportRequest);
