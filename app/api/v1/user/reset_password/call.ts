/** PUT /api/v1/user/reset_password: another password by a code. */
import { resetByCodeSchema } from '@/lib/features/accounts/schema';
import { defineCall } from '@/lib/platform/api/call';
import { loginAnswer } from '@/lib/platform/session/schema';

export const resetPasswordByOtp = defineCall({
  method: 'PUT',
  path: '/user/reset_password',
  summary: 'Choose another password by a code. Ends every session and begins a new one.',
  body: resetByCodeSchema,
  status: 200,
  answer: loginAnswer,
});
