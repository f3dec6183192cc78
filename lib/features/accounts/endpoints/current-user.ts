/** GET /api/v1/auth/me: the account that is signed in. */
import 'server-only';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { accountAnswer } from '@/lib/platform/session/schema';

export const currentUser = defineEndpoint(
  {
    method: 'GET',
    path: '/auth/me',
    summary: 'The account that is signed in.',
    needsSession: true,
    status: 200,
    answer: accountAnswer,
  },
  ({ session }) => session.user,
);
