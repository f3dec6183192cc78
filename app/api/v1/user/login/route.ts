/** POST /api/v1/user/login: signs in. */
import { login } from '@/lib/features/accounts/endpoints/login';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(login);
