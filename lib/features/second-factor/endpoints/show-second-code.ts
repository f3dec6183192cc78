/** POST /api/v1/user/second-factor/code: a code besides the password. */
import 'server-only';
import { showCodeSchema } from '@/lib/features/second-factor/schema';
import { showCode } from '@/lib/features/second-factor/show-factor';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { loginAnswer } from '@/lib/platform/session/schema';

export const showSecondCode = defineEndpoint(
  {
    method: 'POST',
    path: '/user/second-factor/code',
    summary: 'Finish signing in by a code of the authenticator app, or by a recovery code.',
    body: showCodeSchema,
    needsSession: true,
    beforeSecondFactor: true,
    status: 200,
    answer: loginAnswer,
  },
  showCode,
);
