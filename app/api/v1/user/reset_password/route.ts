/** PUT /api/v1/user/reset_password: another password by a code. */
import { resetPasswordByOtp } from '@/lib/features/accounts/endpoints/reset-password-by-otp';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(resetPasswordByOtp);
