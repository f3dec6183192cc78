/** POST /api/v1/user/profile/submissions/{reference}/reply: writes to the desk again. */
import 'server-only';
import { replyBody, replyUpload, threadParams } from '@/lib/features/threads/schema';
import { replyToDesk } from '@/lib/features/threads/thread';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const threadReply = defineEndpoint(
  {
    method: 'POST',
    path: '/user/profile/submissions/[reference]/reply',
    summary:
      'Write again about a message, with a file or without one. What was answered or closed is open again.',
    params: threadParams,
    body: replyBody,
    upload: replyUpload,
    maxBytes: UPLOAD_BODY,
    needsSession: true,
    status: 201,
    answer: referenceAnswer,
    isIdempotent: true,
  },
  { body: replyToDesk, upload: replyToDesk },
);
