/** POST /api/v1/registration/support-request: help with a system in use. */
import { route } from '@/lib/api/route';
import { requestSupport } from '@/lib/support/request';
import { supportRequest } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  supportRequest,
  requestSupport,
);
