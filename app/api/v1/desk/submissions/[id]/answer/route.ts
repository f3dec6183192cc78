/** POST /api/v1/desk/submissions/{id}/answer: answers a message by mail. */
import { answerDeskSubmission } from '@/lib/features/desk/endpoints/answer-desk-submission';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(answerDeskSubmission);
