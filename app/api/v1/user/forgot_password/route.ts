/** POST /api/v1/user/forgot_password: mails the way to another password. */
import { forgotPassword } from '@/lib/features/accounts/request-code';
import { route } from '@/lib/platform/api/route';
import { forgotPasswordCall } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  forgotPasswordCall,
  forgotPassword,
);
