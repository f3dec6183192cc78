/** POST /api/v1/user/verify_login_register_contact_user_otp: signs in by the code of a mail. */
import { answerVerify } from '@/lib/features/accounts/answers';
import { route } from '@/lib/platform/api/route';
import { verifyOtp } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(verifyOtp, answerVerify);
