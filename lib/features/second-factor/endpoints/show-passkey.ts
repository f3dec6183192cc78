/** POST /api/v1/user/second-factor/passkey: a passkey besides the password. */
import 'server-only';
import { showPasskeySchema } from '@/lib/features/second-factor/schema';
import { showPasskey } from '@/lib/features/second-factor/show-factor';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { loginAnswer } from '@/lib/platform/session/schema';

export const showOwnPasskey = defineEndpoint(
  {
    method: 'POST',
    path: '/user/second-factor/passkey',
    summary: 'Finish signing in by a passkey.',
    body: showPasskeySchema,
    needsSession: true,
    beforeSecondFactor: true,
    status: 200,
    answer: loginAnswer,
  },
  showPasskey,
);
