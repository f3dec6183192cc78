/** POST /api/v1/user/resend_user_otp: mails a code. */
import { mailedAnswer, resendSchema } from '@/lib/features/accounts/schema';
import { defineCall } from '@/lib/platform/api/call';

export const resendOtp = defineCall({
  method: 'POST',
  path: '/user/resend_user_otp',
  summary: 'Mail a code to sign in by, or another one for a registration.',
  body: resendSchema,
  status: 200,
  answer: mailedAnswer,
});
