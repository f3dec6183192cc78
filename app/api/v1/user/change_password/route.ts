/** PUT /api/v1/user/change_password: another password by the one before. */
import { answerChangePassword } from '@/lib/accounts/answers';
import { route } from '@/lib/api/route';
import { changeOwnPassword } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  changeOwnPassword,
  answerChangePassword,
);
