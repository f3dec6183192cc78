/** GET /api/v1/user/profile/full_info: everything that the page of an account shows. */
import 'server-only';
import { readFullInfo } from '@/lib/features/profile/profile';
import { fullInfoAnswer } from '@/lib/features/profile/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const profileFullInfo = defineEndpoint(
  {
    method: 'GET',
    path: '/user/profile/full_info',
    summary:
      'All that the page of one’s account shows: details, company, topics, texts, what was sent.',
    needsSession: true,
    status: 200,
    answer: fullInfoAnswer,
  },
  ({ session }) => readFullInfo(session.user),
);
