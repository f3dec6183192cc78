/** POST /api/v1/user/logout: signs out. */
import 'server-only';
import { jsonResponse, leadOn } from '@/lib/platform/api/answer';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { withoutSession } from '@/lib/platform/api/session';
import { sessionToken } from '@/lib/platform/session/cookies';
import { logoutAnswer, logoutForm } from '@/lib/platform/session/schema';
import { endSession } from '@/lib/platform/session/session';
import { SIGNED_OUT_PATH } from '@/lib/site/display/account-name';

async function signOut(headers: Headers, response: Response): Promise<Response> {
  const token = sessionToken(headers);
  if (token) await endSession(token);
  return withoutSession(headers, response);
}

export const logout = defineEndpoint(
  {
    method: 'POST',
    path: '/user/logout',
    summary: 'Sign out. Ends the session, if there is one, and deletes its cookies.',
    form: logoutForm,
    status: 200,
    answer: logoutAnswer,
  },
  {
    body: ({ headers }) => signOut(headers, jsonResponse(200, { signedIn: false })),
    form: ({ headers }) => signOut(headers, leadOn(SIGNED_OUT_PATH)),
  },
);
