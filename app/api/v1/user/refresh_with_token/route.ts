/** GET /api/v1/user/refresh_with_token: the same, only when the session is about to end. */
import { refreshWithToken } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { route } from '@/lib/api/route';
import { answerRefresh } from '@/lib/api/session';
import { REFRESH_WINDOW_MS } from '@/lib/session/lifetime';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(refreshWithToken, ({ request }) =>
    answerRefresh(request, { isPublic: true, within: REFRESH_WINDOW_MS }),
  ),
});
