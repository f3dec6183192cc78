/** POST /api/v1/user/resend_user_otp: mails a code. */
import { resendOtp } from '@/lib/features/accounts/endpoints/resend-otp';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(resendOtp);
