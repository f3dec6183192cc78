/** POST /api/v1/auth/reset-password: another password by a link. */
import { resetByLinkSchema } from '@/lib/features/accounts/schema';
import { defineCall } from '@/lib/platform/api/call';
import { loginAnswer } from '@/lib/platform/session/schema';

export const resetPasswordByLink = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Choose another password by a link. Ends every session and begins a new one.',
  body: resetByLinkSchema,
  status: 200,
  answer: loginAnswer,
});
