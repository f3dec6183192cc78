/** GET /api/v1/user/profile/submissions: what the person sent to a desk. */

import { ownSubmissionsAnswer } from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';

export const ownSubmissions = defineCall({
  method: 'GET',
  path: '/user/profile/submissions',
  summary: 'What the person sent to a desk: reference, kind, how far it is. The newest 200.',
  needsSession: true,
  status: 200,
  answer: ownSubmissionsAnswer,
});
