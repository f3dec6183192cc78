/** GET /api/v1/user/session: whether somebody is signed in. */
import { session } from '@/lib/features/accounts/endpoints/session';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(session);
