/** GET /api/v1/user/refresh_login: the session lasts its whole lifetime from now on. */
import { refreshLogin } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { route } from '@/lib/api/route';
import { answerRefresh } from '@/lib/api/session';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(refreshLogin, ({ request }) => answerRefresh(request, { isPublic: false })),
});
