/** GET /api/v1/user/refresh_login: the session lasts its whole lifetime from now on. */
import { refreshLogin } from '@/lib/features/accounts/endpoints/refresh-login';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(refreshLogin);
