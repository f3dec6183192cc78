/** GET /api/v1/user/roles_list: the roles that there are. */

import { ROLES } from '@/lib/features/profile/roles';
import { route } from '@/lib/platform/api/route';
import { rolesList } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(rolesList, () => ({
  roles: ROLES,
}));
