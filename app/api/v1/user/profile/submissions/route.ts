/** GET /api/v1/user/profile/submissions: what the person sent to a desk. */
import { ownSubmissions } from '@/lib/features/profile/endpoints/own-submissions';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(ownSubmissions);
