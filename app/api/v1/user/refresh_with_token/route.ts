/** GET /api/v1/user/refresh_with_token: the same, only when the session is about to end. */

import { route } from '@/lib/platform/api/route';
import { answerRefresh } from '@/lib/platform/api/session';
import { REFRESH_WINDOW_MS } from '@/lib/platform/session/lifetime';
import { refreshWithToken } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  refreshWithToken,
  ({ headers }) => answerRefresh(headers, REFRESH_WINDOW_MS),
);
