/** POST /api/v1/user/resend_user_otp: mails a code. */
import 'server-only';
import { asking } from '@/lib/features/accounts/asking-browser';
import { resendCode } from '@/lib/features/accounts/request-code';
import { mailedAnswer, resendSchema } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const resendOtp = defineEndpoint(
  {
    method: 'POST',
    path: '/user/resend_user_otp',
    summary: 'Mail a code to sign in by, or another one for a registration.',
    body: resendSchema,
    status: 200,
    answer: mailedAnswer,
  },
  asking(200, resendCode),
);
