/** POST /api/v1/user/second-factor/passkey/options: what a passkey has to sign. */
import 'server-only';
import { optionsAnswer } from '@/lib/features/second-factor/schema';
import { passkeyToShow } from '@/lib/features/second-factor/show-factor';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const askPasskey = defineEndpoint(
  {
    method: 'POST',
    path: '/user/second-factor/passkey/options',
    summary: 'What the browser asks a passkey for, to finish signing in.',
    needsSession: true,
    beforeSecondFactor: true,
    status: 200,
    answer: optionsAnswer,
  },
  passkeyToShow,
);
