/** POST /api/v1/user/second-factor/authenticator: the secret of an app. */
import 'server-only';
import { newAppAnswer, proofSchema } from '@/lib/features/second-factor/schema';
import { beginSetUp } from '@/lib/features/second-factor/set-up-authenticator';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const beginAuthenticatorSetUp = defineEndpoint(
  {
    method: 'POST',
    path: '/user/second-factor/authenticator',
    summary: 'Begin to add an authenticator app: its secret, once. Asks who is there once more.',
    body: proofSchema,
    needsSession: true,
    status: 200,
    answer: newAppAnswer,
  },
  beginSetUp,
);
