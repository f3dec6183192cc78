/** GET /api/v1/auth/me: the account that is signed in. */
import { currentUser } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { route } from '@/lib/api/route';
import { requireSession } from '@/lib/api/session';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(currentUser, async ({ request }) => (await requireSession(request)).user),
});
