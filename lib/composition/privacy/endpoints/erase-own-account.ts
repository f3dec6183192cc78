/** DELETE /api/v1/user/profile: an account with everything in it goes. */
import 'server-only';
import { eraseAccount } from '@/lib/composition/privacy/erase';
import { erasedAnswer, eraseSchema } from '@/lib/features/profile/schema';
import { jsonResponse } from '@/lib/platform/api/answer';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { withoutSession } from '@/lib/platform/api/session';

export const eraseOwnAccount = defineEndpoint(
  {
    method: 'DELETE',
    path: '/user/profile',
    summary:
      'Delete one’s account with everything in it. Asks the password or, without one, that the login is ten minutes old at most.',
    body: eraseSchema,
    needsSession: true,
    status: 200,
    answer: erasedAnswer,
  },
  async ({ headers, session, body }) => {
    await eraseAccount(session, body.currentPassword);
    return withoutSession(headers, jsonResponse(200, { erased: true }));
  },
);
