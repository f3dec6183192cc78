/**
 * POST /api/v1/user/verify_login_register_contact_user_otp: signs in by the code of a mail. The name, which
 * the specification gives, says 'contact' too, but a message to us needs no code.
 */
import 'server-only';
import { answerVerify } from '@/lib/features/accounts/answers';
import { verifySchema } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { loginAnswer } from '@/lib/platform/session/schema';

export const verifyOtp = defineEndpoint(
  {
    method: 'POST',
    path: '/user/verify_login_register_contact_user_otp',
    summary: 'Sign in by a code: to a new account or to one that there is.',
    body: verifySchema,
    status: 200,
    answer: loginAnswer,
  },
  answerVerify,
);
