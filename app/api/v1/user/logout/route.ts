/** POST /api/v1/user/logout: signs out, by a script or by a form. Nobody is told that they cannot. */
import { jsonResponse } from '@/lib/api/answer';
import { logout } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { formRoute, route } from '@/lib/api/route';
import { withoutSession } from '@/lib/api/session';
import { mediaType } from '@/lib/security/body';
import { sessionToken } from '@/lib/session/cookies';
import { logoutForm } from '@/lib/session/schema';
import { endSession } from '@/lib/session/session';

export const dynamic = 'force-dynamic';

async function signOut(request: Request, response: Response): Promise<Response> {
  const token = sessionToken(request.headers);
  if (token) await endSession(token);
  return withoutSession(request, response);
}

const takeCall = route(logout, ({ request }) =>
  signOut(request, jsonResponse(200, { signedIn: false })),
);

const takeForm = formRoute(logout.path, logoutForm, ({ request }) => {
  const headers = { Location: '/auth/login', 'Cache-Control': 'no-store' };
  return signOut(request, new Response(null, { status: 303, headers }));
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request) =>
    mediaType(request.headers) === 'application/x-www-form-urlencoded'
      ? takeForm(request)
      : takeCall(request),
});
