/** POST /api/v1/desk/submissions/{id}/answer: answers a message by mail. */
import 'server-only';
import { answerSubmission } from '@/lib/features/desk/answer-submission';
import {
  answerBody,
  answerUpload,
  submissionParams,
  writtenAnswer,
} from '@/lib/features/desk/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';

export const answerDeskSubmission = defineEndpoint(
  {
    method: 'POST',
    path: '/desk/submissions/[id]/answer',
    summary:
      'Answer a message, with a file or without one. Both are kept and mailed to whoever wrote.',
    params: submissionParams,
    body: answerBody,
    upload: answerUpload,
    maxBytes: UPLOAD_BODY,
    roles: ['desk'],
    status: 201,
    answer: writtenAnswer,
    isIdempotent: true,
  },
  { body: answerSubmission, upload: answerSubmission },
);
