/** POST /api/v1/user/login: signs in. */
import { defineCall } from '@/lib/platform/api/call';
import { loginAnswer, loginSchema } from '@/lib/platform/session/schema';

export const login = defineCall({
  method: 'POST',
  path: '/user/login',
  summary: 'Sign in. Starts a new session and ends the one that this browser had.',
  body: loginSchema,
  status: 200,
  answer: loginAnswer,
});
