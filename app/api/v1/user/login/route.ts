/** POST /api/v1/user/login: signs in. */
import { login } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { route } from '@/lib/api/route';
import { answerSignedIn } from '@/lib/api/session';
import { sessionToken } from '@/lib/session/cookies';
import { signIn } from '@/lib/session/sign-in';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(login, async ({ request, body, address }) => {
    const session = await signIn(body, { address, former: sessionToken(request.headers) });
    const { user, expiresAt } = session;
    return answerSignedIn(request, session, { name: user.name, expiresAt });
  }),
});
