/** GET /api/v1/desk/submissions: what was sent to the desk. */

import { listSubmissions } from '@/lib/features/desk/submissions';
import { route } from '@/lib/platform/api/route';
import { listDeskSubmissions } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  listDeskSubmissions,
  listSubmissions,
);
