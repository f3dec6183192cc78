/** GET /api/v1/user/session: whether the visitor is signed in. */
import 'server-only';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { sessionToken } from '@/lib/platform/session/cookies';
import type { SessionAnswer } from '@/lib/platform/session/schema';
import { sessionAnswer } from '@/lib/platform/session/schema';
import { readSession } from '@/lib/platform/session/session';

export const session = defineEndpoint(
  {
    method: 'GET',
    path: '/user/session',
    summary: 'Is somebody signed in here, who, and until when? Asking does not extend the session.',
    status: 200,
    answer: sessionAnswer,
  },
  async ({ headers }): Promise<SessionAnswer> => {
    const token = sessionToken(headers);
    const found = token && (await readSession(token));
    if (!found) return { signedIn: false };
    const { user, expiresAt, gap } = found;
    const about = { name: user.name, expiresAt: expiresAt.toISOString() };
    return { signedIn: true, ...about, ...(gap && { secondFactor: gap }) };
  },
);
