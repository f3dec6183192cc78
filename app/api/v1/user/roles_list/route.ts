/** GET /api/v1/user/roles_list: the roles that there are. */
import { route } from '@/lib/api/route';
import { ROLES } from '@/lib/profile/roles';
import { rolesList } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(rolesList, () => ({
  roles: ROLES,
}));
