/** POST /api/v1/desk/accounts/sign-out: signs an account out everywhere. A POST, since no log may hold the address. */
import 'server-only';
import { endSessionsOf } from '@/lib/features/sessions/end-sessions';
import { deskEndBody, endedAnswer } from '@/lib/features/sessions/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { InvalidFieldsError } from '@/lib/platform/validation/invalid-fields';

export const endSessionsByDesk = defineEndpoint(
  {
    method: 'POST',
    path: '/desk/accounts/sign-out',
    summary: 'Sign an account out in every browser. Its owner is told by mail.',
    body: deskEndBody,
    roles: ['desk'],
    status: 200,
    answer: endedAnswer,
  },
  async ({ body, session }) => {
    const ended = await endSessionsOf(body.email, session.user);
    if (ended === undefined)
      throw new InvalidFieldsError({ email: 'There is no account with this address.' });
    return { ended };
  },
);
