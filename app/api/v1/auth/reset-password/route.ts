/** POST /api/v1/auth/reset-password: another password by a link. */
import { answerResetByLink } from '@/lib/features/accounts/answers';
import { route } from '@/lib/platform/api/route';
import { resetPasswordByLink } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  resetPasswordByLink,
  answerResetByLink,
);
