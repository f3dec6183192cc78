/** GET /api/v1/user/session: whether somebody is signed in. Strangers are told no, not refused. */
import { session as sessionCall } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { route } from '@/lib/api/route';
import { sessionToken } from '@/lib/session/cookies';
import type { SessionAnswer } from '@/lib/session/schema';
import { readSession } from '@/lib/session/session';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(sessionCall, async ({ request }): Promise<SessionAnswer> => {
    const token = sessionToken(request.headers);
    const session = token && (await readSession(token));
    if (!session) return { signedIn: false };
    const { user, expiresAt } = session;
    return { signedIn: true, name: user.name, expiresAt: expiresAt.toISOString() };
  }),
});
