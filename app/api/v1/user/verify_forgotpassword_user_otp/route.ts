/** POST /api/v1/user/verify_forgotpassword_user_otp: says whether a code is right. */
import { verifyForgotPasswordOtp } from '@/lib/features/accounts/endpoints/verify-forgot-password-otp';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(verifyForgotPasswordOtp);
