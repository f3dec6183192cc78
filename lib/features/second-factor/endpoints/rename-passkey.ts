/** PATCH /api/v1/user/second-factor/passkeys/{id}: another name. */
import 'server-only';
import { nameOwnPasskey } from '@/lib/features/second-factor/add-passkey';
import { passkeyNameSchema, passkeyParams } from '@/lib/features/second-factor/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const renameOwnPasskey = defineEndpoint(
  {
    method: 'PATCH',
    path: '/user/second-factor/passkeys/[id]',
    summary: 'Give a passkey another name.',
    params: passkeyParams,
    body: passkeyNameSchema,
    needsSession: true,
    status: 200,
    answer: passkeyNameSchema,
  },
  nameOwnPasskey,
);
