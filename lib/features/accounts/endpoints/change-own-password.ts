/** PUT /api/v1/user/change_password: another password by the one before. */
import 'server-only';
import { answerChangePassword } from '@/lib/features/accounts/answers';
import { changePasswordSchema } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { loginAnswer } from '@/lib/platform/session/schema';

export const changeOwnPassword = defineEndpoint(
  {
    method: 'PUT',
    path: '/user/change_password',
    summary: 'Choose another password by the one before. Ends every other session.',
    body: changePasswordSchema,
    needsSession: true,
    status: 200,
    answer: loginAnswer,
  },
  answerChangePassword,
);
