/** GET /api/v1/user/profile/full_info: everything that the page of an account shows. */

import { fullInfoAnswer } from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';

export const profileFullInfo = defineCall({
  method: 'GET',
  path: '/user/profile/full_info',
  summary:
    'All that the page of one’s account shows: details, company, topics, texts, what was sent.',
  needsSession: true,
  status: 200,
  answer: fullInfoAnswer,
});
