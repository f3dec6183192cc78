/** POST /api/v1/desk/submissions/{id}/answer: answers a message by mail. */
import 'server-only';
import { answerSubmission } from '@/lib/features/desk/answer-submission';
import { answerBody, submissionParams, writtenAnswer } from '@/lib/features/desk/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const answerDeskSubmission = defineEndpoint(
  {
    method: 'POST',
    path: '/desk/submissions/[id]/answer',
    summary: 'Answer a message. The answer is kept and mailed to whoever wrote.',
    params: submissionParams,
    body: answerBody,
    roles: ['desk'],
    status: 201,
    answer: writtenAnswer,
    isIdempotent: true,
  },
  answerSubmission,
);
