/** GET /api/v1/user/roles_list: the roles that there are. */

import { rolesAnswer } from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';

export const rolesList = defineCall({
  method: 'GET',
  path: '/user/roles_list',
  summary: 'Every role that an account may have, with what it allows.',
  needsSession: true,
  status: 200,
  answer: rolesAnswer,
});
