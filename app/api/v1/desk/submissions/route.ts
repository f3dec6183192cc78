/** GET /api/v1/desk/submissions: what was sent to the desk. */
import { route } from '@/lib/api/route';
import { listSubmissions } from '@/lib/desk/submissions';
import { listDeskSubmissions } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  listDeskSubmissions,
  listSubmissions,
);
