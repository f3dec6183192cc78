/** PUT /api/v1/user/reset_password: another password by a code. */
import 'server-only';
import { answerResetByCode } from '@/lib/features/accounts/answers';
import { resetByCodeSchema } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { loginAnswer } from '@/lib/platform/session/schema';

export const resetPasswordByOtp = defineEndpoint(
  {
    method: 'PUT',
    path: '/user/reset_password',
    summary: 'Choose another password by a code. Ends every session and begins a new one.',
    body: resetByCodeSchema,
    status: 200,
    answer: loginAnswer,
  },
  answerResetByCode,
);
