/** POST /api/v1/user/resend_user_otp: mails a code. */
import { resendCode } from '@/lib/features/accounts/request-code';
import { route } from '@/lib/platform/api/route';
import { resendOtp } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(resendOtp, resendCode);
