/** POST /api/v1/user/logout: signs out, by a script or by a form. Nobody is told that they cannot. */

import { jsonResponse, leadOn } from '@/lib/platform/api/answer';
import { route } from '@/lib/platform/api/route';
import { withoutSession } from '@/lib/platform/api/session';
import { sessionToken } from '@/lib/platform/session/cookies';
import { endSession } from '@/lib/platform/session/session';
import { logout } from './call';

export const dynamic = 'force-dynamic';

async function signOut(headers: Headers, response: Response): Promise<Response> {
  const token = sessionToken(headers);
  if (token) await endSession(token);
  return withoutSession(headers, response);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(logout, {
  body: ({ headers }) => signOut(headers, jsonResponse(200, { signedIn: false })),
  form: ({ headers }) => signOut(headers, leadOn('/auth/login')),
});
