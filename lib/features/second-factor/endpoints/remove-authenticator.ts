/** DELETE /api/v1/user/second-factor/authenticator: the app is removed. */
import 'server-only';
import { proofSchema, removedAnswer } from '@/lib/features/second-factor/schema';
import { removeAuthenticator } from '@/lib/features/second-factor/set-up-authenticator';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const removeOwnAuthenticator = defineEndpoint(
  {
    method: 'DELETE',
    path: '/user/second-factor/authenticator',
    summary: 'Remove the authenticator app. Asks who is there once more.',
    body: proofSchema,
    needsSession: true,
    status: 200,
    answer: removedAnswer,
  },
  removeAuthenticator,
);
