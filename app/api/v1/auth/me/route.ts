/** GET /api/v1/auth/me: the account that is signed in. */
import { currentUser } from '@/lib/features/accounts/endpoints/current-user';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(currentUser);
