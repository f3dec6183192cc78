/** PUT /api/v1/user/reset_password: another password by a code. */
import { answerResetByCode } from '@/lib/features/accounts/answers';
import { route } from '@/lib/platform/api/route';
import { resetPasswordByOtp } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  resetPasswordByOtp,
  answerResetByCode,
);
