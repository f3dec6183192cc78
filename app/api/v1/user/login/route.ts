/** POST /api/v1/user/login: signs in. */

import { answerLogin } from '@/lib/features/accounts/session';
import { route } from '@/lib/platform/api/route';
import { login } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(login, answerLogin);
