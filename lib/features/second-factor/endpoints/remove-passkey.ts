/** DELETE /api/v1/user/second-factor/passkeys/{id}: the passkey is removed. */
import 'server-only';
import { removeOwnPasskey } from '@/lib/features/second-factor/add-passkey';
import { passkeyParams, proofSchema, removedAnswer } from '@/lib/features/second-factor/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const removePasskey = defineEndpoint(
  {
    method: 'DELETE',
    path: '/user/second-factor/passkeys/[id]',
    summary: 'Remove a passkey. Asks who is there once more.',
    params: passkeyParams,
    body: proofSchema,
    needsSession: true,
    status: 200,
    answer: removedAnswer,
  },
  removeOwnPasskey,
);
