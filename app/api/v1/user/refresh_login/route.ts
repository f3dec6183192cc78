/** GET /api/v1/user/refresh_login: the session lasts its whole lifetime from now on. */

import { route } from '@/lib/platform/api/route';
import { answerRefresh } from '@/lib/platform/api/session';
import { refreshLogin } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(refreshLogin, ({ headers }) =>
  answerRefresh(headers),
);
