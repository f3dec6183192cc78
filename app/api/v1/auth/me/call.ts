/** GET /api/v1/auth/me: the account that is signed in. */
import { defineCall } from '@/lib/platform/api/call';
import { accountAnswer } from '@/lib/platform/session/schema';

export const currentUser = defineCall({
  method: 'GET',
  path: '/auth/me',
  summary: 'The account that is signed in.',
  needsSession: true,
  status: 200,
  answer: accountAnswer,
});
