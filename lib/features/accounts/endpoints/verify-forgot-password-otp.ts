/** POST /api/v1/user/verify_forgotpassword_user_otp: says whether a code is right. */
import 'server-only';
import { answerResetCode } from '@/lib/features/accounts/answers';
import { codeAnswer, resetCodeSchema } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const verifyForgotPasswordOtp = defineEndpoint(
  {
    method: 'POST',
    path: '/user/verify_forgotpassword_user_otp',
    summary: 'Say whether the code for another password is right. Takes one of its tries.',
    body: resetCodeSchema,
    status: 200,
    answer: codeAnswer,
  },
  answerResetCode,
);
