/** POST /api/v1/user/second-factor/passkeys/options: what a new passkey is made from. */
import 'server-only';
import { passkeyToAdd } from '@/lib/features/second-factor/add-passkey';
import { optionsAnswer, proofSchema } from '@/lib/features/second-factor/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const beginPasskey = defineEndpoint(
  {
    method: 'POST',
    path: '/user/second-factor/passkeys/options',
    summary: 'What the browser makes a passkey from. Asks who is there once more.',
    body: proofSchema,
    needsSession: true,
    status: 200,
    answer: optionsAnswer,
  },
  passkeyToAdd,
);
