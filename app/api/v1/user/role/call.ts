/** GET /api/v1/user/role: what the account may do. */
import { defineCall } from '@/lib/api/call';
import { roleAnswer } from '@/lib/profile/schema';

export const ownRole = defineCall({
  method: 'GET',
  path: '/user/role',
  summary: 'The role of the account that is signed in, and its edition.',
  needsSession: true,
  status: 200,
  answer: roleAnswer,
});
