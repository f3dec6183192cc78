/** GET /api/v1/user/roles_list: the roles that there are. */
import { defineCall } from '@/lib/api/call';
import { rolesAnswer } from '@/lib/profile/schema';

export const rolesList = defineCall({
  method: 'GET',
  path: '/user/roles_list',
  summary: 'Every role that an account may have, with what it allows.',
  needsSession: true,
  status: 200,
  answer: rolesAnswer,
});
