/** GET /api/v1/user/role: what the account may do. */
import 'server-only';
import { roleAnswer } from '@/lib/features/profile/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const ownRole = defineEndpoint(
  {
    method: 'GET',
    path: '/user/role',
    summary: 'The role of the account that is signed in, and its edition.',
    needsSession: true,
    status: 200,
    answer: roleAnswer,
  },
  ({ session }) => {
    const { role, region } = session.user;
    return { role, region };
  },
);
