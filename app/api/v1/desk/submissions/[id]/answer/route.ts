/** POST /api/v1/desk/submissions/{id}/answer: answers a message by mail. */

import { answerSubmission } from '@/lib/features/desk/answer-submission';
import { route } from '@/lib/platform/api/route';
import { answerDeskSubmission } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  answerDeskSubmission,
  answerSubmission,
);
