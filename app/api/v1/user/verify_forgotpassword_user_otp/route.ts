/** POST /api/v1/user/verify_forgotpassword_user_otp: says whether a code is right. */
import { checkResetCode } from '@/lib/features/accounts/change-password';
import { route } from '@/lib/platform/api/route';
import { verifyForgotPasswordOtp } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  verifyForgotPasswordOtp,
  checkResetCode,
);
