/** GET /api/v1/user/refresh_with_token: the same, only when the session is about to end. */
import { refreshWithToken } from '@/lib/features/accounts/endpoints/refresh-with-token';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(refreshWithToken);
