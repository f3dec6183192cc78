/** GET /api/v1/user/profile/submissions: what the person sent to a desk. */
import 'server-only';
import { readOwnSubmissions } from '@/lib/features/profile/profile';
import { ownSubmissionsAnswer } from '@/lib/features/profile/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const ownSubmissions = defineEndpoint(
  {
    method: 'GET',
    path: '/user/profile/submissions',
    summary:
      'What the person sent to a desk: reference, kind, subject, how far it is. The newest 200.',
    needsSession: true,
    status: 200,
    answer: ownSubmissionsAnswer,
  },
  ({ session }) => readOwnSubmissions(session.user),
);
