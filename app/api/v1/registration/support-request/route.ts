/** POST /api/v1/registration/support-request: help with a system in use. */

import { requestSupport } from '@/lib/features/support/request';
import { route } from '@/lib/platform/api/route';
import { supportRequest } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  supportRequest,
  requestSupport,
);
