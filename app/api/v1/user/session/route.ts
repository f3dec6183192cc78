/** GET /api/v1/user/session: whether somebody is signed in. Strangers are told no, not refused. */
import { route } from '@/lib/platform/api/route';
import { sessionToken } from '@/lib/platform/session/cookies';
import type { SessionAnswer } from '@/lib/platform/session/schema';
import { readSession } from '@/lib/platform/session/session';
import { session } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  session,
  async ({ headers }): Promise<SessionAnswer> => {
    const token = sessionToken(headers);
    const found = token && (await readSession(token));
    if (!found) return { signedIn: false };
    return { signedIn: true, name: found.user.name, expiresAt: found.expiresAt.toISOString() };
  },
);
