/** GET /api/v1/user/roles_list: the roles that there are. */
import { rolesList } from '@/lib/features/profile/endpoints/roles-list';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(rolesList);
