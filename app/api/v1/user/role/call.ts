/** GET /api/v1/user/role: what the account may do. */

import { roleAnswer } from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';

export const ownRole = defineCall({
  method: 'GET',
  path: '/user/role',
  summary: 'The role of the account that is signed in, and its edition.',
  needsSession: true,
  status: 200,
  answer: roleAnswer,
});
