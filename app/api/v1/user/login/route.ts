/** POST /api/v1/user/login: signs in. */

import { route } from '@/lib/platform/api/route';
import { answerLogin } from '@/lib/platform/api/session';
import { login } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(login, answerLogin);
