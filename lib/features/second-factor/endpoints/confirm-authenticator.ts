/** PUT /api/v1/user/second-factor/authenticator: the app counts from now on. */
import 'server-only';
import { addedAnswer, appCodeSchema } from '@/lib/features/second-factor/schema';
import { finishSetUp } from '@/lib/features/second-factor/set-up-authenticator';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const confirmOwnAuthenticator = defineEndpoint(
  {
    method: 'PUT',
    path: '/user/second-factor/authenticator',
    summary:
      'Finish adding an authenticator app by a code of it. The first factor brings recovery codes.',
    body: appCodeSchema,
    needsSession: true,
    status: 200,
    answer: addedAnswer,
  },
  finishSetUp,
);
