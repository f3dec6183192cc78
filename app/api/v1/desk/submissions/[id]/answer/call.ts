/** POST /api/v1/desk/submissions/{id}/answer: answers a message by mail. */
import { defineCall } from '@/lib/api/call';
import { answerBody, answeredAnswer, submissionParams } from '@/lib/desk/schema';

export const answerDeskSubmission = defineCall({
  method: 'POST',
  path: '/desk/submissions/[id]/answer',
  summary: 'Answer a message. The answer is kept and mailed to whoever wrote.',
  params: submissionParams,
  body: answerBody,
  roles: ['desk'],
  status: 201,
  answer: answeredAnswer,
  isIdempotent: true,
});
