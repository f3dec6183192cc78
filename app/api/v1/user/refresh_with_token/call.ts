/** GET /api/v1/user/refresh_with_token: the same, only when the session is about to end. */
import { defineCall } from '@/lib/platform/api/call';
import { refreshAnswer } from '@/lib/platform/session/schema';

export const refreshWithToken = defineCall({
  method: 'GET',
  path: '/user/refresh_with_token',
  summary: 'Stay signed in, when the session ends within ten minutes. Changes nothing before.',
  hasEffect: true,
  needsSession: true,
  strangerCode: 'TOKEN_MISSING',
  status: 200,
  answer: refreshAnswer,
});
