/** POST /api/v1/user/verify_forgotpassword_user_otp: says whether a code is right. */
import { codeAnswer, resetCodeSchema } from '@/lib/features/accounts/schema';
import { defineCall } from '@/lib/platform/api/call';

export const verifyForgotPasswordOtp = defineCall({
  method: 'POST',
  path: '/user/verify_forgotpassword_user_otp',
  summary: 'Say whether the code for another password is right. Takes one of its tries.',
  body: resetCodeSchema,
  status: 200,
  answer: codeAnswer,
});
