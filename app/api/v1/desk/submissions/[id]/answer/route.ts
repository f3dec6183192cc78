/** POST /api/v1/desk/submissions/{id}/answer: answers a message by mail. */
import { route } from '@/lib/api/route';
import { answerSubmission } from '@/lib/desk/answer-submission';
import { answerDeskSubmission } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  answerDeskSubmission,
  answerSubmission,
);
