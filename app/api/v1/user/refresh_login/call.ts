/** GET /api/v1/user/refresh_login: the session lasts its whole lifetime from now on. */
import { defineCall } from '@/lib/platform/api/call';
import { refreshAnswer } from '@/lib/platform/session/schema';

export const refreshLogin = defineCall({
  method: 'GET',
  path: '/user/refresh_login',
  summary: 'Stay signed in: the session lasts its whole lifetime from now on.',
  hasEffect: true,
  needsSession: true,
  status: 200,
  answer: refreshAnswer,
});
