/** GET /api/v1/user/profile/submissions/{reference}: a message of one's own, and what the desk answered. */
import 'server-only';
import { threadAnswer, threadParams } from '@/lib/features/threads/schema';
import { readThread } from '@/lib/features/threads/thread';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const thread = defineEndpoint(
  {
    method: 'GET',
    path: '/user/profile/submissions/[reference]',
    summary: 'What the person sent under that number, and what the desk answered.',
    params: threadParams,
    needsSession: true,
    status: 200,
    answer: threadAnswer,
  },
  readThread,
);
