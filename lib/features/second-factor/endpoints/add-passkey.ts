/** POST /api/v1/user/second-factor/passkeys: a further passkey. */
import 'server-only';
import { addPasskey } from '@/lib/features/second-factor/add-passkey';
import { addedAnswer, addPasskeySchema } from '@/lib/features/second-factor/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const addOwnPasskey = defineEndpoint(
  {
    method: 'POST',
    path: '/user/second-factor/passkeys',
    summary: 'Add a passkey that the browser has made. The first factor brings recovery codes.',
    body: addPasskeySchema,
    needsSession: true,
    status: 201,
    answer: addedAnswer,
  },
  addPasskey,
);
