/** GET /api/v1/user/role: what the account may do. */
import { ownRole } from '@/lib/features/profile/endpoints/own-role';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(ownRole);
