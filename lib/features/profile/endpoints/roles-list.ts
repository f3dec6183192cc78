/** GET /api/v1/user/roles_list: the roles that there are. */
import 'server-only';
import { ROLES } from '@/lib/features/profile/roles';
import { rolesAnswer } from '@/lib/features/profile/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const rolesList = defineEndpoint(
  {
    method: 'GET',
    path: '/user/roles_list',
    summary: 'Every role that an account may have, with what it allows.',
    needsSession: true,
    status: 200,
    answer: rolesAnswer,
  },
  () => ({
    roles: ROLES,
  }),
);
