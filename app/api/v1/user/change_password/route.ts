/** PUT /api/v1/user/change_password: another password by the one before. */
import { answerChangePassword } from '@/lib/features/accounts/answers';
import { route } from '@/lib/platform/api/route';
import { changeOwnPassword } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  changeOwnPassword,
  answerChangePassword,
);
