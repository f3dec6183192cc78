/** POST /api/v1/user/verify_forgotpassword_user_otp: says whether a code is right. */
import { checkResetCode } from '@/lib/accounts/change-password';
import { route } from '@/lib/api/route';
import { verifyForgotPasswordOtp } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  verifyForgotPasswordOtp,
  checkResetCode,
);
