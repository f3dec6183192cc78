/** PUT /api/v1/user/change_password: another password by the one before. */
import { changePasswordSchema } from '@/lib/features/accounts/schema';
import { defineCall } from '@/lib/platform/api/call';
import { loginAnswer } from '@/lib/platform/session/schema';

export const changeOwnPassword = defineCall({
  method: 'PUT',
  path: '/user/change_password',
  summary: 'Choose another password by the one before. Ends every other session.',
  body: changePasswordSchema,
  needsSession: true,
  status: 200,
  answer: loginAnswer,
});
