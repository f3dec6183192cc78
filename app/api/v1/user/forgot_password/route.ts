/** POST /api/v1/user/forgot_password: mails the way to another password. */
import { forgotPasswordEndpoint } from '@/lib/features/accounts/endpoints/forgot-password-call';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(forgotPasswordEndpoint);
