/**
 * POST /api/v1/user/verify_login_register_contact_user_otp: signs in by the code of a mail. The name, which
 * the specification gives, says 'contact' too, but a message to us needs no code.
 */
import { verifyOtp } from '@/lib/features/accounts/endpoints/verify-otp';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(verifyOtp);
