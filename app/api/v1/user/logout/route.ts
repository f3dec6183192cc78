/** POST /api/v1/user/logout: signs out. */
import { logout } from '@/lib/features/accounts/endpoints/logout';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(logout);
