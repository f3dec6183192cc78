/** POST /api/v1/user/forgot_password: mails the way to another password. */
import { forgotSchema, mailedAnswer } from '@/lib/features/accounts/schema';
import { defineCall } from '@/lib/platform/api/call';

export const forgotPasswordCall = defineCall({
  method: 'POST',
  path: '/user/forgot_password',
  summary: 'Mail a code and a link to choose another password by.',
  body: forgotSchema,
  status: 200,
  answer: mailedAnswer,
});
