/** GET /api/v1/user/profile/export: a copy of what we hold about a person. */

import { exportAnswer } from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';

export const exportOwnData = defineCall({
  method: 'GET',
  path: '/user/profile/export',
  summary: 'A copy of everything that is held about whoever is signed in, as a JSON file.',
  needsSession: true,
  status: 200,
  answer: exportAnswer,
});
