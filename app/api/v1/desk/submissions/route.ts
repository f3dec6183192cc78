/** GET /api/v1/desk/submissions: what was sent to the desk. */
import { listDeskSubmissions } from '@/lib/features/desk/endpoints/list-desk-submissions';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(listDeskSubmissions);
