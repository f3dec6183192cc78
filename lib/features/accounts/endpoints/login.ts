/** POST /api/v1/user/login: signs in. */
import 'server-only';
import { answerLogin } from '@/lib/features/accounts/answers';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { loginAnswer, loginSchema } from '@/lib/platform/session/schema';

export const login = defineEndpoint(
  {
    method: 'POST',
    path: '/user/login',
    summary: 'Sign in. Starts a new session and ends the one that this browser had.',
    body: loginSchema,
    status: 200,
    answer: loginAnswer,
  },
  answerLogin,
);
